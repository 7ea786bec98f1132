#!/usr/bin/env bash
# Guess: An attendee invited through two groups, ATTENDEE;MEMBER="mailto:a","mailto:b":mailto:…,
#   is listed like any other. RFC 5545 (3.2.11) allows several addresses in MEMBER, and shows
#   it.
# What happens: node-ical leaves out the whole attendee without a word, since its pattern for a
#   line knows only one quoted value for each parameter. With one group the same attendee is
#   there. ical.js reads both.
# Versions: node-ical 0.26.1, ical.js 2.2.1, Node 20 (date: 2026-11-30)
# Where it matters: Attendance at a live training session, read from invitations: whoever is in
#   two invited groups (all staff and the sales team) is missing from the list.
# Output seen:
#   Ann in one group:   node-ical: Bo, Ann; ical.js: Bo, Ann
#   Ann in two groups:  node-ical: Bo; ical.js: Bo, Ann
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" node-ical@0.26.1 ical.js@2.2.1 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import nodeIcal from 'node-ical';
import ICAL from 'ical.js';

const invitation = (member) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Training//EN',
  'BEGIN:VEVENT',
  'UID:session-1@example.com',
  'DTSTAMP:20261101T090000Z',
  'DTSTART:20261201T090000Z',
  'DTEND:20261201T100000Z',
  'SUMMARY:Live session',
  'ATTENDEE;CN=Bo:mailto:bo@example.com',
  `ATTENDEE;CN=Ann;MEMBER=${member}:mailto:ann@example.com`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

function withNodeIcal(source) {
  const event = nodeIcal.sync.parseICS(source)['session-1@example.com'];
  return [event.attendee].flat().map((one) => one.params.CN).join(', ');
}

function withIcalJs(source) {
  const event = new ICAL.Component(ICAL.parse(source)).getFirstSubcomponent('vevent');
  return event.getAllProperties('attendee').map((one) => one.getParameter('cn')).join(', ');
}

const one = invitation('"mailto:staff@example.com"');
const two = invitation('"mailto:staff@example.com","mailto:sales@example.com"');
const seen = [withNodeIcal(one), withIcalJs(one), withNodeIcal(two), withIcalJs(two)];
console.log(`Ann in one group:   node-ical: ${seen[0]}; ical.js: ${seen[1]}`);
console.log(`Ann in two groups:  node-ical: ${seen[2]}; ical.js: ${seen[3]}`);

const surprising = seen.join('|') === 'Bo, Ann|Bo, Ann|Bo|Bo, Ann';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
