#!/usr/bin/env bash
# Guess: in a GIFT file the first note of a true/false question is for the wrong answer and the second for the
#   right one, so for {TRUE#a#b} a parser returns falseFeedback a and trueFeedback b. Moodle imports it so.
# What happens: gift-pegjs always calls the first note trueFeedback and the second falseFeedback. That fits for
#   {FALSE#a#b}, but for {TRUE#a#b} the learner who answers rightly gets the text for the wrong answer.
# Versions: gift-pegjs 1.0.2, Node 20 (date: 2026-11-30)
# Where it matters: quizzes taken over from Moodle question banks praise wrong answers and scold right ones in
#   every question whose right answer is 'true'; the questions whose answer is 'false' look fine in a test.
# Output seen:
#   Q1: the right answer is false
#     learner says true:  Wrong, look again.
#     learner says false: Right, well done.
#   Q2: the right answer is true
#     learner says true:  Wrong, look again.
#     learner says false: Right, well done.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" gift-pegjs@1.0.2

cat > "$folder/look.js" <<'PROGRAM'
const { parse } = require('gift-pegjs');
const quiz = parse([
  '::Q1:: A padlock proves that a site is honest. {FALSE#Wrong, look again.#Right, well done.}',
  '::Q2:: You should report a suspicious mail. {TRUE#Wrong, look again.#Right, well done.}'
].join('\n\n'));
for (const q of quiz) {
  console.log(`${q.title.trim()}: the right answer is ${q.isTrue}`);
  console.log(`  learner says true:  ${q.trueFeedback.text}`);
  console.log(`  learner says false: ${q.falseFeedback.text}`);
}
PROGRAM

cat > "$folder/expected.txt" <<'EXPECTED'
Q1: the right answer is false
  learner says true:  Wrong, look again.
  learner says false: Right, well done.
Q2: the right answer is true
  learner says true:  Wrong, look again.
  learner says false: Right, well done.
EXPECTED

node "$folder/look.js" | tee "$folder/seen.txt"
if ! cmp -s "$folder/expected.txt" "$folder/seen.txt"; then
  echo "Changed: the output is no longer the one in this script's header." >&2
  exit 1
fi
