#!/usr/bin/env bash
# Guess: configure({ handleExitMode: false, debug: false }) switches these two off, and an option that is left
#   out keeps the default of the class, which is true for both.
# What happens: it is the other way round. An option that is given becomes true, even when it is given as false;
#   an option that is left out becomes false. So the wrapper still writes cmi.core.exit after it was told not to.
# Versions: @gamestdio/scorm 0.1.3, Node 20 (date: 2026-11-30)
# Where it matters: a SCORM 1.2 course that sets its own exit mode gets the wrapper's 'suspend' in the LMS and so
#   resumes where a fresh attempt was wanted; one that only names its version loses the automatic exit mode.
# Output seen:
#   {"version":"1.2","handleExitMode":false,"debug":false}
#     -> handleExitMode true, debug true; sent: cmi.core.exit=suspend; log lines: some
#   {"version":"1.2","handleExitMode":true,"debug":true}
#     -> handleExitMode true, debug true; sent: cmi.core.exit=suspend; log lines: some
#   {"version":"1.2"}
#     -> handleExitMode false, debug false; sent: nothing; log lines: none
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" @gamestdio/scorm@0.1.3

cat > "$folder/look.js" <<'PROGRAM'
const written = [];
const lms = {
  LMSInitialize: () => 'true', LMSFinish: () => 'true', LMSCommit: () => 'true',
  LMSGetLastError: () => '0', LMSGetErrorString: () => '', LMSGetDiagnostic: () => '',
  LMSGetValue: key => (key === 'cmi.core.lesson_status' ? 'incomplete' : ''),
  LMSSetValue: (key, value) => { written.push(`${key}=${value}`); return 'true'; }
};
let lines = 0;
globalThis.window = { API: lms, console: { log: () => { lines += 1; } } };
const { scorm } = require('@gamestdio/scorm');
const session = options => {
  written.length = 0;
  lines = 0;
  scorm.configure(options);
  scorm.initialize();
  scorm.terminate();
  const flags = `handleExitMode ${scorm.handleExitMode}, debug ${scorm.isDebugActive}`;
  console.log(`${JSON.stringify(options)}\n  -> ${flags}; sent: ${written.join(' ') || 'nothing'}; log lines: ${lines ? 'some' : 'none'}`);
};
session({ version: '1.2', handleExitMode: false, debug: false });
session({ version: '1.2', handleExitMode: true, debug: true });
session({ version: '1.2' });
PROGRAM

cat > "$folder/expected.txt" <<'EXPECTED'
{"version":"1.2","handleExitMode":false,"debug":false}
  -> handleExitMode true, debug true; sent: cmi.core.exit=suspend; log lines: some
{"version":"1.2","handleExitMode":true,"debug":true}
  -> handleExitMode true, debug true; sent: cmi.core.exit=suspend; log lines: some
{"version":"1.2"}
  -> handleExitMode false, debug false; sent: nothing; log lines: none
EXPECTED

node "$folder/look.js" | tee "$folder/seen.txt"
if ! cmp -s "$folder/expected.txt" "$folder/seen.txt"; then
  echo "Changed: the output is no longer the one in this script's header." >&2
  exit 1
fi
