#!/usr/bin/env bash
# Guess: The url of an event made with ical-generator is the link that any reader gets back.
# What happens: Commas and semicolons in the link get a backslash, as if it were text, although
#   it is marked VALUE=URI and RFC 5545 (3.3.13) has no backslashes for links. ical.js and
#   ts-ics hand out a link with backslashes, which leads elsewhere; node-ical removes them, so a
#   test with that reader sees nothing.
# Versions: ical-generator 10.2.0, ical.js 2.2.1, ts-ics 2.4.6, node-ical 0.26.1, Node 20 (date: 2026-11-30)
# Where it matters: Calendar entries that link to a course with a list of modules or a token in
#   the query: the learner opens an address with backslashes and the server sees another query.
# Output seen:
#   given:     https://lms.example.com/course?modules=3,5;from=calendar
#   ical.js:   https://lms.example.com/course?modules=3\,5\;from=calendar
#   ts-ics:    https://lms.example.com/course?modules=3\,5\;from=calendar
#   node-ical: https://lms.example.com/course?modules=3,5;from=calendar
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ical-generator@10.2.0 ical.js@2.2.1 ts-ics@2.4.6 node-ical@0.26.1 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import icalGenerator from 'ical-generator';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import nodeIcal from 'node-ical';

const link = 'https://lms.example.com/course?modules=3,5;from=calendar';
const calendar = icalGenerator({ name: 'Training' });
calendar.createEvent({
  id: 'course-1@example.com',
  start: new Date('2026-12-01T09:00:00Z'),
  end: new Date('2026-12-01T10:00:00Z'),
  summary: 'Course',
  url: link,
});
const source = calendar.toString();

const event = new ICAL.Component(ICAL.parse(source)).getFirstSubcomponent('vevent');
const fromNodeIcal = nodeIcal.sync.parseICS(source)['course-1@example.com'].url;
const seen = {
  'given': link,
  'ical.js': event.getFirstPropertyValue('url'),
  'ts-ics': convertIcsCalendar(undefined, source).events[0].url,
  'node-ical': fromNodeIcal.val ?? fromNodeIcal,
};
for (const [name, value] of Object.entries(seen)) console.log(`${(name + ':').padEnd(11)}${value}`);

const wrong = 'https://lms.example.com/course?modules=3\\,5\\;from=calendar';
const surprising =
  seen['ical.js'] === wrong && seen['ts-ics'] === wrong && seen['node-ical'] === link;

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
