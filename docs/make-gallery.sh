#!/usr/bin/env bash
# Writes docs/gallery.md, and draws its pictures anew.
#
#   docs/make-gallery.sh PARAPET   the page and every picture of it, by this program; needs ffmpeg
#   docs/make-gallery.sh --page    the page alone, on standard output
#
# `./run gallery` does the first. tests/cli/gallery_test.cpp asks every command and compares the page.
set -euo pipefail

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
images=$top/docs/images
most=250000 # bytes of a picture
parapet=${1:?"PARAPET or --page"}
page=

say() { page+="$1"$'\n'; }

# Smaller, and of 256 colours.
shrink() { # FROM TO
  local width
  for width in 1200 1040 900; do
    ffmpeg -v error -y -i "$1" -vf "scale='min($width,iw)':-1:flags=area,split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none" "$2"
    [ "$(stat -c %s "$2")" -gt "$most" ] || return 0
  done
  echo "make-gallery: $2 has more than $most bytes" >&2
  exit 1
}

# Runs a command where the boards are, as somebody would who has just come.
run() {
  [ "$parapet" != --page ] || return 0
  printf '== %s\n' "$*" >&2
  (cd "$work" && "$parapet" "$@" >"$work/said" 2>&1) || { cat "$work/said" >&2; exit 1; }
}

# The page that a command wrote, as a browser shows it.
photograph_page() { # PAGE PICTURE
  chromium --headless=new --no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader \
    --disable-dev-shm-usage --hide-scrollbars --virtual-time-budget=8000 --window-size=1000,1250 \
    --user-data-dir="$work/browser" --screenshot="$2" "file://$1" >/dev/null 2>&1
}

# The window that a command opens, on a screen of its own, after some keys, by its own key for a picture.
photograph_window() { # PICTURE KEYS COMMAND...
  local picture=$1 keys=$2 newest
  shift 2
  touch "$work/mark"
  printf '== %s\n' "$*" >&2
  # shellcheck disable=SC2016
  (cd "$work" && xvfb-run -a -s '-screen 0 1280x800x24' bash -c '
    keys=$1; shift
    "$@" >/dev/null & sleep 8
    xdotool search --onlyvisible --name . windowfocus
    for key in $keys; do xdotool key "$key"; sleep 1; done
    sleep 4; xdotool key p; sleep 4; xdotool key q; wait
  ' - "$keys" "$parapet" "$@")
  newest=$(find "$work" -maxdepth 1 -name "*.png" -newer "$work/mark" -print -quit)
  mv "${newest:?no picture of the window}" "$picture"
}

quoted() {
  local word text=
  for word in "$@"; do
    case $word in
      *[\'\[\ ]*) text+=" '$word'" ;;
      *) text+=" $word" ;;
    esac
  done
  printf '%s' "${text# }"
}

# show NAME HEADING SENTENCE [-- COMMAND... ] -- LAST COMMAND...: what the last one draws.
show() {
  local name=$1 heading=$2 sentence=$3 drawn command=() commands=() word
  shift 4
  for word in "$@" --; do
    if [ "$word" = -- ]; then
      commands+=("$(quoted parapet "${command[@]}")")
      case " ${command[*]} " in
        *" --"*) run "${command[@]}" ;;
        *) [ "$parapet" = --page ] || photograph_window "$work/$name.png" "$keys" "${command[@]}" ;;
      esac
      command=()
    else
      command+=("$word")
    fi
  done
  drawn=$name.png
  [ -z "${frame:-}" ] || drawn=$frame
  [ "$parapet" = --page ] || [ ! -f "$work/$name.html" ] || photograph_page "$work/$name.html" "$work/$drawn"
  say ""
  say "### $heading"
  say ""
  say "$sentence"
  say ""
  say '```'
  for word in "${commands[@]}"; do say "$word"; done
  say '```'
  say ""
  say "![$heading](images/gallery-$name.png)"
  [ "$parapet" = --page ] || shrink "$work/$drawn" "$images/gallery-$name.png"
}

if [ "$parapet" != --page ]; then
  parapet=$(realpath "$parapet")
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  ln -s "$top/boards" "$work/boards"
  rm -f "$images"/gallery-*.png
fi

roofs=boards/rooftop-dispute.board.json
harbour=boards/harbour.board.json
keep=boards/river-keep.board.json
yard=boards/chapel-yard.board.json
banks=boards/two-banks.board.json

say "# Gallery"
say ""
say "What rulings look like: a picture of each kind, and the command that draws it. \`./run gallery\` draws them all anew and writes this page."
say ""
say "Green is good, red is bad, and red is never alone: lines that are not clear are broken, places that are bad are striped, points that are not seen are crosses."
say "Orange is where it was decided, and what is in the way."
say ""
say "## Sight"

show sight-clear "A clear line" \
  "The archer sees the runner: the line grazes the end of the garden wall and passes." \
  -- sight $roofs archer runner --picture sight-clear.png
show sight-blocked "A blocked line" \
  "The guard stands right below her, behind the face of the wall." \
  -- sight $roofs archer guard --picture sight-blocked.png
show plateau "The edge of a plateau" \
  "From the middle of a roof nobody looks straight down: the roof itself is in the way." \
  -- sight boards/two-roofs.board.json lookout crate --picture plateau.png
show window "Through a window" \
  "Sight into a house goes by the dots of its door or window." \
  -- sight boards/house-with-window.board.json watcher sleeper --picture window.png
show sight-bricks "A blocked line over bricks" \
  "The ferryman under the bridge does not see the captain: the girder decides it, the keep would too." \
  -- sight $keep ferryman captain --picture sight-bricks.png
show touch "A touched edge" \
  "The line touches the edge of the tower and passes: the place, the brick and its edge are marked." \
  -- sight $keep gatekeeper guard --picture touch.png
show share "How much is seen" \
  "True line of sight: the sniper sees a little of the medic over and under the lintel; the card shows what she sees." \
  -- sight $yard sniper medic --picture share.png
show exposure "Which points are seen" \
  "Of nine points of the captain the archer sees five." \
  -- exposure $keep archer captain --picture exposure.png
show overview "Who sees whom" \
  "All units at once: a broken line is sight with cover." \
  -- overview $yard --picture overview.png
show front "Front" \
  "What the trooper has before him if he faces west: all that counts as his Front." \
  -- front $harbour trooper --facing W --picture front.png
show attack "An attack" \
  "The knight may attack the gatekeeper, five spaces away." \
  -- attack $keep knight gatekeeper --range 6 --picture attack.png

say ""
say "## Moving"

show step "A step, from the side" \
  "Up 2.4 pegs over the wall, down 4 behind it, and the limits that decide what it costs." \
  -- step $keep C3 D3 --height 10 --picture step.png
show leap "A leap" \
  "The strip that the figure's plate sweeps, and how high anything in it may be." \
  -- leap $keep F7 G6 --height 10 --picture leap.png
show route "A route" \
  "The cheapest way to the upper floor, with what is spent so far at each stop." \
  -- route $harbour scout D4@2 --mp 10 --picture route.png
show reach "Reach" \
  "All that the scout can get to, as a map of what it costs: light and cheap to dark and dear." \
  -- reach $harbour scout --mp 5 --jump 1/4 --picture reach.png
show reach-bricks "Reach over bricks" \
  "The same of the knight by the river, over ladders, stairs and walls." \
  -- reach $keep knight --picture reach-bricks.png
show zone "A zone of control" \
  "The spaces that the trooper controls; the wall does not stop it." \
  -- zoc $harbour trooper --picture zone.png
show push "A push" \
  "Where the brawler may push the trooper." \
  -- push $harbour brawler trooper --pushes 2 --picture push.png
show drive "A drive" \
  "Three spaces ahead, a turn to the left, and somebody in the way." \
  -- drive $harbour car --moves straight,straight,straight,turn-left --picture drive.png

say ""
say "## Areas and terrain"

show area "An area of effect" \
  "Two spaces round the Center, and who is attacked in it." \
  -- area $harbour I5 --radius 2 --attacker scout --picture area.png
show explosion "Explosions" \
  "In their order, before and after: the second one sets off a barrel." \
  -- explode $harbour --rolled D4@2=2 --picture explosion.png
show collapse "A collapse by the rules" \
  "The warehouse loses its uppermost Level." \
  -- collapse $harbour warehouse --damage 2 --picture collapse.png
show heights "Heights" \
  "A relief map of the whole board, in pegs." \
  -- elevation $keep --picture heights.png

say ""
say "## What stands and what falls"

show strain "Utilisation" \
  "How much of its grip each connection uses, from calm to red; the weakest have their figures." \
  -- stable boards/stone-span.board.json --without s4,stone-4,s5,stone-5,s6,stone-6,s7,stone-7 --picture strain.png
show stable-not "What does not stand" \
  "With a fourth part the same bank cannot hold it: what does not stand is striped." \
  -- stable boards/stone-span.board.json --without s5,stone-5,s6,stone-6,s7,stone-7 --picture stable-not.png
show remove "A collapse as it would be" \
  "What is taken away glows, what comes loose is painted by why; after it, where all lies, and who fell how far." \
  -- remove $keep --sphere 256,64,70 --radius 85 --picture remove.png
frame=frames/frame-0003.png
show replay "A fall, moment by moment" \
  "Two posts of the warehouse are gone: the third frame of the replay, a sixth of a second after." \
  -- remove $harbour --piece warehouse/2/NW warehouse/2/NE --transcript fall.jsonl \
  -- replay $harbour fall.jsonl --frames frames --fps 12
frame=

say ""
say "## To turn and to show"

keys="g a r c h e r Return g r u n n e r Return"
show view "The window" \
  "Two figures are picked: the ruling, its reasons, and what it hangs on stand beside the board, which one may turn." \
  -- view $roofs
show page "The page for the other player" \
  "One file that opens without a network, on a phone too; the board in it is turned with a finger or the mouse." \
  -- sight $roofs archer runner --page page.html
keys="period period period"
show replay-window "The window of a replay" \
  "A fall, stepped to its fourth moment: played, slowed down, dragged along the track." \
  -- remove $harbour --piece warehouse/2/NW warehouse/2/NE --transcript fall.jsonl \
  -- replay $harbour fall.jsonl

say ""
say "## Rails"

quarters=boards/floating-quarters.board.json
show rail "How near a rail comes" \
  "Length, slope and the least distance to any terrain, exactly; here it passes a roof more closely than asked for." \
  -- rail $quarters b c --clearance 5 --picture rail.png
show risk "How likely a ride gets there" \
  "Each rail in the colour of the chance to get to its far end alive; the smaller it is, the more rings." \
  -- risk $quarters common b --hand 3 --picture risk.png
show ride "What becomes of a ride" \
  "Where it was safe, what it paid, and where it was lost." \
  -- ride $quarters common a b,c,d --rolls safe,2,1/0,1,1/2,3,1 --hand 6 --side red --picture ride.png

say ""
say "## Your own terrain"

ridge=boards/old-ridge
show scan-close "Too close to call" \
  "The line passes the scanned ridge by less than the scan may be off: the ruling says what to measure at the table." \
  -- sight $ridge.board.json scout raider --picture scan-close.png
show import "What an import did" \
  "The page of an import: what the scan can decide, how it was read, changed, and where one can stand." \
  -- import $ridge.terrain.ply --unit mm --lattice none --dry-run --report import.html

say ""
say "## The bridge game"

show bridge-round "The end of a round" \
  "Segment 5 is finished and the leader moves; what hunger adds stands out." \
  -- round-end $banks --hungry '[{"player":"blue","count":1}]' --picture bridge-round.png
show bridge-score "A score" \
  "What counts for red: rebels and the leader in its area, garrisons, segments; reserves are placed as at the end." \
  -- score $banks red --picture bridge-score.png
show bridge-load "What the bridge bears" \
  "Four segments hang from one bank and one from the other; the colours say how much of its grip each uses." \
  -- stable $banks --completed 5 --each-stage --picture bridge-load.png
show bridge-falls "What comes down with a segment" \
  "Without segment 5 the closed bridge is one arm of six, which is too long." \
  -- remove $banks 5 --completed 7 --picture bridge-falls.png

say ""
say "## More verbs that draw"
say ""
say "| verb | for example |"
say "|---|---|"
while read -r verb rest; do say "| \`$verb\` | \`parapet $verb $rest\` |"; done <<'EXAMPLES'
walk boards/harbour.board.json F7,G6,G5,G4 --side mayhem --mp 4 --picture walk.png
enter boards/harbour.board.json A9 W --side mayhem --picture enter.png
space boards/harbour.board.json E3 --picture space.png
explosive boards/harbour.board.json I2 2 --picture explosive.png
demolish boards/harbour.board.json sentry warehouse --picture demolish.png
traffic boards/harbour.board.json drone courier 3 --picture traffic.png
drones boards/harbour.board.json 4 --side legion --picture drones.png
spawn boards/harbour.board.json second L9 1 --picture spawn.png
device boards/harbour.board.json bomb --picture device.png
place boards/harbour.board.json --side mayhem --picture place.png
redeploy boards/harbour.board.json courier --tile east-road --picture redeploy.png
objective boards/harbour.board.json 1 --picture objective.png
event boards/harbour.board.json courier G9,H8,I8,J8,K8 --picture event.png
map boards/harbour.board.json --picture map.png
build boards/harbour.board.json --left yard,road --side mayhem --picture build.png
neighbour boards/river-keep.board.json D5 E6 --picture neighbour.png
board boards/river-keep.board.json squire wyvern --picture mounted.png
unseat boards/river-keep.board.json wyvern killed --picture unseat.png
leader boards/two-banks.board.json --picture leader.png
legion boards/two-banks.board.json might,might,retreat --player red --picture legion.png
might boards/two-banks.board.json 5 --picture might.png
bridge boards/two-banks.board.json --picture bridge.png
garrison boards/two-banks.board.json blue 4 --picture garrison.png
return boards/two-banks.board.json blue 6 --picture return.png
table boards/rooftop-dispute.board.json --csv sight.csv --picture table.png
show boards/rooftop-dispute.board.json --picture board.png
EXAMPLES
say ""
say "\`again FILE.dispute.json --picture FILE.png\` draws a saved ruling."
say "[The command line](command-line.md#pictures) says how every question is drawn."

if [ "$parapet" = --page ]; then
  printf '%s' "$page"
else
  printf '%s' "$page" >"$top/docs/gallery.md"
fi
