#!/usr/bin/env bash
# Guess: A text written to a cell comes back as the same text. Due_x0020_Date, the internal name SharePoint gives a column called "Due Date", is plain ASCII, so nothing can happen to it.
# What happens: In a workbook _xHHHH_ stands for a character, so a writer must escape the underscore as _x005F_ (ECMA-376 part 1, 22.9.2.19, ST_Xstring). exceljs decodes the notation on reading but does not escape it on writing, so its own file comes back as "Due Date". Escaped by hand, the name survives.
# Versions: exceljs 4.4.0, read-excel-file 9.3.17, Node 20 (date: 2026-11-30)
# Where it matters: Exports whose headings or ids are matched on the way back (SharePoint fields, XML-encoded names) lose their key without an error, and two different names can become one.
# Output seen:
#   written by exceljs:        Due_x0020_Date | Due_x005F_x0020_Date
#   read by exceljs:           Due Date | Due_x0020_Date
#   read by read-excel-file:   Due Date | Due_x0020_Date
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" exceljs@4.4.0 read-excel-file@9.3.17 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
const names = ['Due_x0020_Date', 'Due_x005F_x0020_Date'];
const book = new ExcelJS.Workbook();
book.addWorksheet('List').addRow(names);
await book.xlsx.writeFile('list.xlsx');
const again = new ExcelJS.Workbook();
await again.xlsx.readFile('list.xlsx');
const mine = names.map((_, i) => again.worksheets[0].getCell(1, i + 1).value);
const other = (await readSheet('list.xlsx'))[0];
console.log(`written by exceljs:        ${names.join(' | ')}`);
console.log(`read by exceljs:           ${mine.join(' | ')}`);
console.log(`read by read-excel-file:   ${other.join(' | ')}`);
if (mine.join('|') === 'Due Date|Due_x0020_Date' && other.join('|') === 'Due Date|Due_x0020_Date') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
