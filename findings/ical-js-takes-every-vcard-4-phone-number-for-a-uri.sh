#!/usr/bin/env bash
# Guess: In a vCard 4.0 a TEL without VALUE is free text (RFC 6350, section 6.4.1), and VALUE=uri marks a tel:
#   address. A vCard library keeps the two apart, in jCard and when it writes the card again.
# What happens: ical.js takes "uri" as the type of every TEL. A plain number becomes a jCard property of the
#   type "uri" although it isn't one, and for a true tel: address VALUE=uri is dropped on writing, so that any
#   other reader sees the text "tel:+49..." as the number. vcf reads the original cards correctly, but takes
#   the card that ical.js wrote for text.
# Versions: ical.js 2.2.1, vcf 2.1.2, Node 20 (date: 2026-11-30)
# Where it matters: Contact cards exchanged with address books, or jCards handed to another service: numbers
#   are refused as invalid addresses, or people see and dial "tel:" as a part of the number.
# Output seen:
#   TEL:+49 30 5550100
#     type in ical.js: uri, in vcf: text
#     written by ical.js: TEL:+49 30 5550100 (vcf then says text)
#   TEL;VALUE=uri:tel:+49-30-5550100
#     type in ical.js: uri, in vcf: uri
#     written by ical.js: TEL:tel:+49-30-5550100 (vcf then says text)

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ical.js@2.2.1 vcf@2.1.2 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import ICAL from "ical.js";
import VCard from "vcf";

const card = (tel) =>
  ["BEGIN:VCARD", "VERSION:4.0", "FN:Nora Lind", tel, "END:VCARD", ""].join("\r\n");
const telLine = (text) => text.split(/\r?\n/).find((line) => line.startsWith("TEL"));
const icalType = (text) => ICAL.parse(text)[1].find((property) => property[0] === "tel")[2];
const vcfType = (text) => new VCard().parse(text).toJSON()[1].find((property) => property[0] === "tel")[2];

const seen = [];
for (const tel of ["TEL:+49 30 5550100", "TEL;VALUE=uri:tel:+49-30-5550100"]) {
  const source = card(tel);
  const written = ICAL.stringify(ICAL.parse(source));
  const row = [icalType(source), vcfType(source), telLine(written), vcfType(written)];
  seen.push(row.join(" | "));
  console.log(`${tel}`);
  console.log(`  type in ical.js: ${row[0]}, in vcf: ${row[1]}`);
  console.log(`  written by ical.js: ${row[2]} (vcf then says ${row[3]})`);
}

const same =
  seen[0] === "uri | text | TEL:+49 30 5550100 | text" &&
  seen[1] === "uri | uri | TEL:tel:+49-30-5550100 | text";
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
