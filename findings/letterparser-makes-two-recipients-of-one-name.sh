#!/usr/bin/env bash
# Guess: To: =?utf-8?Q?Doe=2C_Jane?= <jane@example.com> is one recipient named "Doe, Jane". RFC
#   2047 (6.2) has a header split into addresses first and its encoded words decoded afterwards.
# What happens: letterparser decodes first and then splits at the comma that comes to light: one
#   recipient becomes two, the first with the address "Doe". mailparser and postal-mime read one
#   mailbox, and so does letterparser with a plainly quoted name, or in From, which it does not
#   split.
# Versions: letterparser 0.1.8, mailparser 3.14.2, postal-mime 4.0.0, Node 20 (date: 2026-11-30)
# Where it matters: A mailbox for reported messages: with a directory that writes "Surname,
#   First name" (encoded by some mail clients, always so with accents), recipients are counted
#   twice and an address without a domain reaches the next step.
# Output seen:
#   mailparser, encoded:   1: Doe, Jane <jane@example.com>
#   postal-mime, encoded:  1: Doe, Jane <jane@example.com>
#   letterparser, quoted:  1: Doe, Jane <jane@example.com>
#   letterparser, encoded: 2: no name <Doe> and Jane <jane@example.com>
#   letterparser, From:    1: Doe, Jane <jane@example.com>
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" letterparser@0.1.8 mailparser@3.14.2 postal-mime@4.0.0 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import { extract } from 'letterparser';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const message = (name) => [
  `From: ${name} <jane@example.com>`,
  `To: ${name} <jane@example.com>`,
  'Subject: Report',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Is this one of yours?',
  '',
].join('\r\n');

const encoded = message('=?utf-8?Q?Doe=2C_Jane?=');
const quoted = message('"Doe, Jane"');
const show = (list) =>
  `${list.length}: ` + list.map((one) => `${one.name ?? 'no name'} <${one.address}>`).join(' and ');

const seen = {
  'mailparser, encoded': show((await simpleParser(encoded)).to.value),
  'postal-mime, encoded': show((await PostalMime.parse(encoded)).to),
  'letterparser, quoted': show(extract(quoted).to),
  'letterparser, encoded': show(extract(encoded).to),
  'letterparser, From': show([extract(encoded).from]),
};
for (const [name, value] of Object.entries(seen)) console.log(`${(name + ':').padEnd(23)}${value}`);

const right = '1: Doe, Jane <jane@example.com>';
const surprising =
  seen['mailparser, encoded'] === right &&
  seen['postal-mime, encoded'] === right &&
  seen['letterparser, quoted'] === right &&
  seen['letterparser, From'] === right &&
  seen['letterparser, encoded'] === '2: no name <Doe> and Jane <jane@example.com>';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
