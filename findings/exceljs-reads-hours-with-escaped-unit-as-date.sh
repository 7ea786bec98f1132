#!/usr/bin/env bash
# Guess: A cell holding 45.5 with the number format 0.0\ \h (a backslash makes the next letter plain text, ECMA-376 part 1, 18.8.31) is the number 45.5, shown as "45.5 h".
# What happens: exceljs strips quoted text from a format before it looks for date letters, but not backslash escapes. It hands back a Date in February 1900. With the unit in quotes the same cell is a number. xlsx reads 45.5 in every case.
# Versions: exceljs 4.4.0, xlsx 0.18.5, Node 20 (date: 2026-11-30)
# Where it matters: Importing a sheet of training hours or days: a purely cosmetic unit turns the column into dates, and a sum of hours becomes nonsense.
# Output seen:
#   0.0\ "h" | exceljs: number 45.5 | xlsx: 45.5 shown as "45.5 h"
#   0.0\ \h | exceljs: Date 1900-02-13T12:00:00.000Z | xlsx: 45.5 shown as "45.5 h"
#   0\ \d | exceljs: Date 1900-02-13T12:00:00.000Z | xlsx: 45.5 shown as "46 d"
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" exceljs@4.4.0 xlsx@0.18.5 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';
const formats = ['0.0\\ "h"', '0.0\\ \\h', '0\\ \\d'];
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet('Hours');
formats.forEach((format, i) => {
  const cell = sheet.getCell(i + 1, 1);
  cell.value = 45.5;
  cell.numFmt = format;
});
const file = await book.xlsx.writeBuffer();
const again = new ExcelJS.Workbook();
await again.xlsx.load(file);
const other = XLSX.read(file, { cellDates: true }).Sheets.Hours;
const seen = [];
formats.forEach((format, i) => {
  const value = again.getWorksheet('Hours').getCell(i + 1, 1).value;
  const mine = value instanceof Date ? `Date ${value.toISOString()}` : `number ${value}`;
  const cell = other[`A${i + 1}`];
  seen.push(mine, cell.t + cell.v);
  console.log(`${format} | exceljs: ${mine} | xlsx: ${cell.v} shown as "${cell.w}"`);
});
if (seen.join('|') === 'number 45.5|n45.5|Date 1900-02-13T12:00:00.000Z|n45.5|Date 1900-02-13T12:00:00.000Z|n45.5') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
