#include "geometry/numbers/big_integer.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <utility>

namespace parapet {

struct BigInteger::Value {
  boost::multiprecision::cpp_int number;
};

BigInteger::BigInteger() : BigInteger(std::int64_t{0}) {}

BigInteger::BigInteger(std::int64_t value)
    : value_(std::make_shared<const Value>(Value{boost::multiprecision::cpp_int(value)})) {}

BigInteger BigInteger::power(std::int64_t base, int times) {
  return BigInteger(std::make_shared<const Value>(Value{boost::multiprecision::pow(
      boost::multiprecision::cpp_int(base), static_cast<unsigned>(times))}));
}

BigInteger operator+(const BigInteger& a, const BigInteger& b) {
  return BigInteger(std::make_shared<const BigInteger::Value>(
      BigInteger::Value{a.value_->number + b.value_->number}));
}

BigInteger operator-(const BigInteger& a, const BigInteger& b) {
  return BigInteger(std::make_shared<const BigInteger::Value>(
      BigInteger::Value{a.value_->number - b.value_->number}));
}

BigInteger operator*(const BigInteger& a, const BigInteger& b) {
  return BigInteger(std::make_shared<const BigInteger::Value>(
      BigInteger::Value{a.value_->number * b.value_->number}));
}

bool operator==(const BigInteger& a, const BigInteger& b) {
  return a.value_->number == b.value_->number;
}

std::strong_ordering operator<=>(const BigInteger& a, const BigInteger& b) {
  return a.value_->number.compare(b.value_->number) <=> 0;
}

bool BigInteger::is_zero() const { return value_->number.is_zero(); }

std::string to_string(const BigInteger& number) { return number.value_->number.str(); }

BigFraction BigFraction::reduced() const {
  using boost::multiprecision::cpp_int;
  const cpp_int common = boost::multiprecision::gcd(above.value_->number, below.value_->number);
  const auto part = [&common](const BigInteger& number) {
    return BigInteger(std::make_shared<const BigInteger::Value>(
        BigInteger::Value{number.value_->number / common}));
  };
  return {part(above), part(below)};
}

std::string to_string(const BigFraction& fraction) {
  const BigFraction lowest = fraction.reduced();
  return to_string(lowest.above) + "/" + to_string(lowest.below);
}

}  // namespace parapet
