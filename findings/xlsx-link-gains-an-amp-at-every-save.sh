#!/usr/bin/env bash
# Guess: A link set as cell.l.Target, written to a workbook and read again, is the same link.
# What happens: xlsx escapes the ampersand when it writes but does not decode it when it reads: ?course=7&learner=12 comes back as ?course=7&amp;learner=12, and each further load and save adds one more "amp;". exceljs reads the first file correctly.
# Versions: xlsx 0.18.5 (the newest on npm), exceljs 4.4.0, Node 20 (date: 2026-11-30)
# Where it matters: Lists of personal course links that pass through a tool (read, add a column, save): every link with two parameters loses the second one.
# Output seen:
#   exceljs, first file: https://learn.example.com/start?course=7&learner=12
#   xlsx, save 1: https://learn.example.com/start?course=7&amp;learner=12
#   xlsx, save 2: https://learn.example.com/start?course=7&amp;amp;learner=12
#   xlsx, save 3: https://learn.example.com/start?course=7&amp;amp;amp;learner=12
#   parameter "learner" after one save: null
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" xlsx@0.18.5 exceljs@4.4.0 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import XLSX from 'xlsx';
import ExcelJS from 'exceljs';
const link = 'https://learn.example.com/start?course=7&learner=12';
const sheet = XLSX.utils.aoa_to_sheet([['Start']]);
sheet.A1.l = { Target: link };
let book = { SheetNames: ['Links'], Sheets: { Links: sheet } };
const seen = [];
for (let turn = 1; turn <= 3; turn += 1) {
  const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
  if (turn === 1) {
    const other = new ExcelJS.Workbook();
    await other.xlsx.load(file);
    seen.push(other.worksheets[0].getCell('A1').value.hyperlink);
    console.log(`exceljs, first file: ${seen[0]}`);
  }
  book = XLSX.read(file);
  seen.push(book.Sheets.Links.A1.l.Target);
  console.log(`xlsx, save ${turn}: ${seen.at(-1)}`);
}
const learner = new URL(seen[1]).searchParams.get('learner');
console.log(`parameter "learner" after one save: ${learner}`);
if (seen[0] === link && [1, 2, 3].every((n) => seen[n] === link.replace('&', '&' + 'amp;'.repeat(n))) && learner === null) process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
