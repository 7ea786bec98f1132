#!/usr/bin/env bash
# Guess: A reminder at a fixed moment, trigger { type: "absolute" }, that ts-ics writes is read
#   back by other libraries as that moment. The README aims at full RFC 5545 compliance.
# What happens: ts-ics writes TRIGGER:20261130T080000Z without VALUE=DATE-TIME, and without it a
#   trigger is a length of time (3.8.6.3). ical.js takes it for one and fails on reading the
#   value; ts-ics itself reads its own file back as a relative trigger of no length, so the
#   moment is gone without a word.
# Versions: ts-ics 2.4.6, ical.js 2.2.1, Node 20 (date: 2026-11-30)
# Where it matters: Deadline reminders (the day before at 8:00) in a feed of courses: lost, or
#   the entry is refused, in calendars that follow the standard.
# Output seen:
#   ts-ics writes:             TRIGGER:20261130T080000Z
#   ts-ics reads it back as:   {"type":"relative","value":{},"options":{}}
#   ical.js reads it as:       duration: invalid duration value: Not enough duration components in "080000Z"
#   ical.js, with the VALUE:   date-time: 2026-11-30T08:00:00Z
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ts-ics@2.4.6 ical.js@2.2.1 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';
import ICAL from 'ical.js';

const moment = (text) => ({ date: new Date(text), type: 'DATE-TIME' });
const source = generateIcsCalendar({
  version: '2.0',
  prodId: '-//Example//Training//EN',
  events: [
    {
      uid: 'course-1@example.com',
      summary: 'Course ends',
      stamp: moment('2026-11-01T09:00:00Z'),
      start: moment('2026-12-01T09:00:00Z'),
      end: moment('2026-12-01T10:00:00Z'),
      alarms: [
        {
          action: 'DISPLAY',
          description: 'Last day tomorrow',
          trigger: { type: 'absolute', value: moment('2026-11-30T08:00:00Z') },
        },
      ],
    },
  ],
});

const written = source.split(/\r?\n/).find((line) => line.startsWith('TRIGGER'));
const again = JSON.stringify(convertIcsCalendar(undefined, source).events[0].alarms[0].trigger);

function readWithIcalJs(text) {
  const trigger = new ICAL.Component(ICAL.parse(text))
    .getFirstSubcomponent('vevent')
    .getFirstSubcomponent('valarm')
    .getFirstProperty('trigger');
  try {
    return `${trigger.type}: ${trigger.getFirstValue()}`;
  } catch (error) {
    return `${trigger.type}: ${error.message}`;
  }
}

const asWritten = readWithIcalJs(source);
const repaired = readWithIcalJs(source.replace('TRIGGER:', 'TRIGGER;VALUE=DATE-TIME:'));
console.log(`ts-ics writes:             ${written}`);
console.log(`ts-ics reads it back as:   ${again}`);
console.log(`ical.js reads it as:       ${asWritten}`);
console.log(`ical.js, with the VALUE:   ${repaired}`);

const surprising =
  written === 'TRIGGER:20261130T080000Z' &&
  again.includes('"type":"relative"') &&
  !again.includes('2026') &&
  asWritten.startsWith('duration: invalid duration value') &&
  repaired === 'date-time: 2026-11-30T08:00:00Z';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
