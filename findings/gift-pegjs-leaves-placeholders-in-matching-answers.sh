#!/usr/bin/env bash
# Guess: a character escaped with a backslash in a GIFT file (\: \= \# \~ \{ \}) comes out as that character in
#   every part of a question, so also on both sides of a matching pair.
# What happens: the left side of a pair is decoded, but the right side keeps the parser's internal stand-ins, such
#   as &&058; for a colon, as if they were part of the answer. No error is raised.
# Versions: gift-pegjs 1.0.2, Node 20 (date: 2026-11-30)
# Where it matters: Moodle escapes all these signs on export, so every imported matching question with a web
#   address, a time or a key=value pair as its answer shows garbage to the learner.
# Output seen:
#   https://pay.example.com | the real page&&058; pay.example.com
#   ?user=ada | a query with user&&061;ada
#   15:30 | half past three (15&&058;30, room &&035;4)
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" gift-pegjs@1.0.2

cat > "$folder/look.js" <<'PROGRAM'
const { parse } = require('gift-pegjs');
const [q] = parse(String.raw`::Addresses:: Match each address with the page behind it {
  =https\://pay.example.com -> the real page\: pay.example.com
  =?user\=ada -> a query with user\=ada
  =15\:30 -> half past three (15\:30, room \#4)
}`);
for (const pair of q.matchPairs) console.log(`${pair.subquestion.text} | ${pair.subanswer}`);
PROGRAM

cat > "$folder/expected.txt" <<'EXPECTED'
https://pay.example.com | the real page&&058; pay.example.com
?user=ada | a query with user&&061;ada
15:30 | half past three (15&&058;30, room &&035;4)
EXPECTED

node "$folder/look.js" | tee "$folder/seen.txt"
if ! cmp -s "$folder/expected.txt" "$folder/seen.txt"; then
  echo "Changed: the output is no longer the one in this script's header." >&2
  exit 1
fi
