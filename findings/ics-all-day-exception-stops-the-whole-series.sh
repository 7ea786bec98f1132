#!/usr/bin/env bash
# Guess: A daily all-day event made with ics, with one day in exclusionDates, is a series
#   without that day in every reader.
# What happens: ics marks the start as VALUE=DATE but writes EXDATE:20261225 without it, so by
#   RFC 5545 (3.8.5.1) the exception is a moment without a time. ical.js raises an error for the
#   whole series, and ts-ics reads an invalid date. Only node-ical drops the day. createEvents
#   reports no error.
# Versions: ics 3.12.0, ical.js 2.2.1, ts-ics 2.4.6, node-ical 0.26.1, Node 20 (date: 2026-11-30)
# Where it matters: Awareness weeks and course windows as all-day entries with a public holiday
#   left out: one reader shows it, another refuses the series.
# Output seen:
#   ics writes:              DTSTART;VALUE=DATE:20261224 and EXDATE:20261225 (error: null)
#   ical.js:                 error: invalid date-time value: "2026-12-25T::"
#   ical.js with VALUE=DATE: 2026-12-24 2026-12-26
#   ts-ics excludes:         Invalid Date
#   node-ical excludes:      2026-12-25
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ics@3.12.0 ical.js@2.2.1 ts-ics@2.4.6 node-ical@0.26.1 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import ics from 'ics';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import nodeIcal from 'node-ical';

const { error, value } = ics.createEvents([
  {
    uid: 'week-1@example.com',
    title: 'Awareness week',
    start: [2026, 12, 24],
    end: [2026, 12, 25],
    recurrenceRule: 'FREQ=DAILY;COUNT=3',
    exclusionDates: [[2026, 12, 25]],
  },
]);
const lines = value.split(/\r?\n/).filter((line) => /^(DTSTART|EXDATE)/.test(line));

function daysWithIcalJs(source) {
  try {
    const component = new ICAL.Component(ICAL.parse(source)).getFirstSubcomponent('vevent');
    const days = [];
    const iterator = new ICAL.Event(component).iterator();
    for (let day = iterator.next(); day; day = iterator.next()) days.push(day.toString());
    return days.join(' ');
  } catch (problem) {
    return `error: ${problem.message}`;
  }
}

const excluded = convertIcsCalendar(undefined, value).events[0].exceptionDates[0].date;
const nodeIcalKeys = Object.keys(nodeIcal.sync.parseICS(value)['week-1@example.com'].exdate);
const seen = {
  'ics writes': `${lines.join(' and ')} (error: ${error})`,
  'ical.js': daysWithIcalJs(value),
  'ical.js with VALUE=DATE': daysWithIcalJs(value.replace('EXDATE:', 'EXDATE;VALUE=DATE:')),
  'ts-ics excludes': String(excluded),
  'node-ical excludes': nodeIcalKeys.join(' '),
};
for (const [name, text] of Object.entries(seen)) console.log(`${(name + ':').padEnd(25)}${text}`);

const surprising =
  error === null &&
  lines.join('|') === 'DTSTART;VALUE=DATE:20261224|EXDATE:20261225' &&
  seen['ical.js'].startsWith('error: invalid date-time value') &&
  seen['ical.js with VALUE=DATE'] === '2026-12-24 2026-12-26' &&
  seen['ts-ics excludes'] === 'Invalid Date' &&
  seen['node-ical excludes'] === '2026-12-25';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
