#!/usr/bin/env bash
# Guess: calculateISO8601Duration of @xapi/xapi gives P1D for exactly one day and P14D for two weeks; ISO 8601 has
#   the T only in front of hours, minutes or seconds.
# What happens: for whole days it gives P1DT and P14DT. Strict readers refuse that: Temporal raises a RangeError and
#   ajv-formats finds that it is not a duration. One second more or less, and both accept the text.
# Versions: @xapi/xapi 3.0.3, @js-temporal/polyfill 0.5.1, ajv 8.17.1, ajv-formats 3.0.1, Node 20 (date: 2026-11-30)
# Where it matters: a statement whose times come from a schedule (assigned Monday at nine, due a fortnight later at
#   nine) is refused by a store that checks result.duration strictly, while statements with measured times pass.
# Output seen:
#   until 2026-11-02T10:00:00Z: PT1H | Temporal: 3600 s | ajv-formats: valid
#   until 2026-11-03T08:59:59Z: PT23H59M59S | Temporal: 86399 s | ajv-formats: valid
#   until 2026-11-03T09:00:00Z: P1DT | Temporal: RangeError | ajv-formats: not valid
#   until 2026-11-03T09:00:01Z: P1DT1S | Temporal: 86401 s | ajv-formats: valid
#   until 2026-11-16T09:00:00Z: P14DT | Temporal: RangeError | ajv-formats: not valid
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" @xapi/xapi@3.0.3 @js-temporal/polyfill@0.5.1 ajv@8.17.1 ajv-formats@3.0.1

cat > "$folder/look.js" <<'PROGRAM'
const XAPI = require('@xapi/xapi').default;
const { Temporal } = require('@js-temporal/polyfill');
const Ajv = require('ajv').default;
const ajv = new Ajv();
require('ajv-formats').default(ajv);
const isDuration = ajv.compile({ type: 'string', format: 'duration' });
const temporal = text => { try { return `${Temporal.Duration.from(text).total('seconds')} s`; } catch (error) { return error.name; } };
const assigned = new Date('2026-11-02T09:00:00Z');
for (const due of ['2026-11-02T10:00:00Z', '2026-11-03T08:59:59Z', '2026-11-03T09:00:00Z', '2026-11-03T09:00:01Z', '2026-11-16T09:00:00Z']) {
  const text = XAPI.calculateISO8601Duration(assigned, new Date(due));
  console.log(`until ${due}: ${text} | Temporal: ${temporal(text)} | ajv-formats: ${isDuration(text) ? 'valid' : 'not valid'}`);
}
PROGRAM

cat > "$folder/expected.txt" <<'EXPECTED'
until 2026-11-02T10:00:00Z: PT1H | Temporal: 3600 s | ajv-formats: valid
until 2026-11-03T08:59:59Z: PT23H59M59S | Temporal: 86399 s | ajv-formats: valid
until 2026-11-03T09:00:00Z: P1DT | Temporal: RangeError | ajv-formats: not valid
until 2026-11-03T09:00:01Z: P1DT1S | Temporal: 86401 s | ajv-formats: valid
until 2026-11-16T09:00:00Z: P14DT | Temporal: RangeError | ajv-formats: not valid
EXPECTED

node "$folder/look.js" | tee "$folder/seen.txt"
if ! cmp -s "$folder/expected.txt" "$folder/seen.txt"; then
  echo "Changed: the output is no longer the one in this script's header." >&2
  exit 1
fi
