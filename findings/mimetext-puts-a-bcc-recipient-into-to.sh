#!/usr/bin/env bash
# Guess: setRecipient({ addr, type: "Bcc" }), a form that the README of mimetext shows, adds a
#   blind copy and leaves the visible To header as it was.
# What happens: The address replaces the one in To, in full view, and no Bcc header is written.
#   The type inside the object is kept on the mailbox but never chooses the header; only a
#   second argument, { type: "Bcc" }, does.
# Versions: mimetext 3.0.28, Node 20 (date: 2026-11-30)
# Where it matters: A campaign mail with a blind copy to the manager or an archive goes to that
#   address alone, in the open, and the learner is no longer among the recipients.
# Output seen:
#   type in the object:   To: <audit@example.com>
#   type as an argument:  To: <learner@example.com> / Bcc: <audit@example.com>
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" mimetext@3.0.28 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import { createMimeMessage } from 'mimetext';

function headersOf(addBlindCopy) {
  const message = createMimeMessage();
  message.setSender('training@example.com');
  message.setTo('learner@example.com');
  message.setSubject('Your course');
  addBlindCopy(message);
  message.addMessage({ contentType: 'text/plain', data: 'Please start.' });
  return message
    .asRaw()
    .split(/\r?\n/)
    .filter((line) => /^(to|bcc):/i.test(line));
}

const inObject = headersOf((m) => m.setRecipient({ addr: 'audit@example.com', type: 'Bcc' }));
const asArgument = headersOf((m) => m.setRecipient('audit@example.com', { type: 'Bcc' }));
console.log(`type in the object:   ${inObject.join(' / ')}`);
console.log(`type as an argument:  ${asArgument.join(' / ')}`);

const surprising =
  inObject.join() === 'To: <audit@example.com>' &&
  asArgument.join() === 'To: <learner@example.com>,Bcc: <audit@example.com>';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
