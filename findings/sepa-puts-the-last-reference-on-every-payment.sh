#!/usr/bin/env bash
# Guess: Each transaction from createTransaction() is its own object, so tx.structuredRemittanceInfo.reference = "..." sets the creditor reference of that transaction, as tx.amount = ... sets its amount.
# What happens: structuredRemittanceInfo is one object on the prototype, shared by every transaction in the process. The last reference set wins: all payments of the file carry it, and so does a later file whose transactions only have a free text, which is then dropped.
# Versions: sepa 3.0.0, Node 20 (date: 2026-11-30)
# Where it matters: Paying or collecting invoices in one run: the file passes the checks of the package with right amounts, but every payment is booked against the last invoice.
# Output seen:
#   first file, amounts: 100.00 250.00
#   first file, references: RF712348231 RF712348231
#   second file, reference: RF712348231
#   second file, free text: (none)
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" sepa@3.0.0 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import { createRequire } from 'node:module';
const SEPA = createRequire(import.meta.url)('sepa');
function newFile(id) {
  const doc = new SEPA.Document('pain.001.001.09');
  doc.grpHdr.id = id;
  doc.grpHdr.created = new Date('2026-11-30T09:00:00Z');
  doc.grpHdr.initiatorName = 'Example Training Ltd';
  const info = doc.createPaymentInfo();
  info.requestedExecutionDate = new Date('2026-12-01T09:00:00Z');
  info.debtorName = 'Example Training Ltd';
  info.debtorIBAN = 'DE87123456781234567890';
  doc.addPaymentInfo(info);
  return { doc, info };
}
function pay(info, id, amount) {
  const tx = info.createTransaction();
  tx.creditorName = 'Example Supplier';
  tx.creditorIBAN = 'DE40987654329876543210';
  tx.end2endId = id;
  tx.amount = amount;
  info.addTransaction(tx);
  return tx;
}
const all = (doc, tag) => [...doc.toString().matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map((m) => m[1]);
const first = newFile('RUN1');
pay(first.info, 'A', 100).structuredRemittanceInfo.reference = 'RF18539007547034';
pay(first.info, 'B', 250).structuredRemittanceInfo.reference = 'RF712348231';
console.log(`first file, amounts: ${all(first.doc, 'InstdAmt').join(' ')}`);
const refs = all(first.doc, 'Ref').join(' ');
console.log(`first file, references: ${refs}`);
const second = newFile('RUN2');
pay(second.info, 'C', 75).remittanceInfo = 'Invoice 2026-118';
const later = all(second.doc, 'Ref').join(' ');
const free = all(second.doc, 'Ustrd').join(' ');
console.log(`second file, reference: ${later}`);
console.log(`second file, free text: ${free || '(none)'}`);
if (refs === 'RF712348231 RF712348231' && later === 'RF712348231' && free === '') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
