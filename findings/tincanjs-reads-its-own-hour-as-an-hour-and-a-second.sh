#!/usr/bin/env bash
# Guess: TinCan.Utils reads back the duration that it wrote itself, and reads PT1H as 3600000 ms and PT45M
#   as 2700000 ms; its comment excludes only years, months and days.
# What happens: without a minutes part, the number of hours is also taken as the number of seconds (PT1H0S and
#   PT1H30S both give 3601000), and a text with minutes but no seconds part becomes 0. No error is raised.
# Versions: tincanjs 0.50.0, Node 20 (date: 2026-11-30)
# Where it matters: a console that adds up the learning time in result.duration of xAPI or cmi5 statements shows
#   wrong totals, or none, without a warning; the library's own writer makes such texts at every full hour.
# Output seen:
#   milliseconds -> written -> read back
#   3599000 -> PT59M59S -> 3599000
#   3600000 -> PT1H0S -> 3601000
#   3630000 -> PT1H30S -> 3601000
#   86400000 -> PT24H0S -> 86424000
#   read from other senders
#   PT45M0S -> 2700000
#   PT45M -> 0
#   PT1H30M -> 0
#   PT2H -> 7202000
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" tincanjs@0.50.0

cat > "$folder/look.js" <<'PROGRAM'
const { Utils } = require('tincanjs');
const read = text => Utils.convertISO8601DurationToMilliseconds(text);
console.log('milliseconds -> written -> read back');
for (const ms of [3599000, 3600000, 3630000, 86400000]) {
  const text = Utils.convertMillisecondsToISO8601Duration(ms);
  console.log(`${ms} -> ${text} -> ${read(text)}`);
}
console.log('read from other senders');
for (const text of ['PT45M0S', 'PT45M', 'PT1H30M', 'PT2H']) console.log(`${text} -> ${read(text)}`);
PROGRAM

cat > "$folder/expected.txt" <<'EXPECTED'
milliseconds -> written -> read back
3599000 -> PT59M59S -> 3599000
3600000 -> PT1H0S -> 3601000
3630000 -> PT1H30S -> 3601000
86400000 -> PT24H0S -> 86424000
read from other senders
PT45M0S -> 2700000
PT45M -> 0
PT1H30M -> 0
PT2H -> 7202000
EXPECTED

node "$folder/look.js" | tee "$folder/seen.txt"
if ! cmp -s "$folder/expected.txt" "$folder/seen.txt"; then
  echo "Changed: the output is no longer the one in this script's header." >&2
  exit 1
fi
