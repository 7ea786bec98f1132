#!/usr/bin/env bash
# Guess: In a reply with format=flowed, quoted lines that belong together are joined to one line
#   with one quote mark in front, as RFC 3676 (4.5) asks, and as mailparser by the same makers
#   does it.
# What happens: postal-mime unwraps the lines but leaves the mark of each continued line in the
#   middle of the text: "> first > second". A ">" that nobody wrote stands among the words, at
#   any depth of quoting.
# Versions: postal-mime 4.0.0, mailparser 3.14.2, Node 20 (date: 2026-11-30)
# Where it matters: Replies to a training mail from clients that send flowed text: a search for
#   a quoted sentence or link text fails, and a ticket shows stray marks.
# Output seen:
#   postal-mime | I cannot find the course.
#   postal-mime | > Please finish it before the > end of the month.
#   postal-mime | >> Thank you for your >> interest.
#   mailparser  | I cannot find the course.
#   mailparser  | > Please finish it before the end of the month.
#   mailparser  | >> Thank you for your interest.
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" postal-mime@4.0.0 mailparser@3.14.2 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import PostalMime from 'postal-mime';
import { simpleParser } from 'mailparser';

const reply = [
  'From: learner@example.com',
  'To: helpdesk@example.com',
  'Subject: Re: Your course',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  'I cannot find ',
  'the course.',
  '> Please finish it before the ',
  '> end of the month.',
  '>> Thank you for your ',
  '>> interest.',
  '',
].join('\r\n');

const lines = (text) => text.trim().split(/\r?\n/);
const a = lines((await PostalMime.parse(reply)).text);
const b = lines((await simpleParser(reply)).text);
for (const line of a) console.log(`postal-mime | ${line}`);
for (const line of b) console.log(`mailparser  | ${line}`);

const surprising =
  a[0] === 'I cannot find the course.' &&
  a[1] === '> Please finish it before the > end of the month.' &&
  a[2] === '>> Thank you for your >> interest.' &&
  b[1] === '> Please finish it before the end of the month.' &&
  b[2] === '>> Thank you for your interest.';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
