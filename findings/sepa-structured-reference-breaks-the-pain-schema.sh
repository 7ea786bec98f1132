#!/usr/bin/env bash
# Guess: A creditor reference set through structuredRemittanceInfo is written as ISO 20022 asks: Strd > CdtrRefInf > Tp > CdOrPrtry > Cd, then Issr inside Tp, then Ref inside CdtrRefInf.
# What happens: The element is called CdorPrtry (small o; XML names are case-sensitive) and the issuer and the reference itself are put inside it, with an empty Issr if there is no issuer. A bank that checks the schema refuses the file, and one that reads CdtrRefInf/Ref finds no reference. The free text form is fine.
# Versions: sepa 3.0.0, fast-xml-parser 5.3.3, Node 20 (date: 2026-11-30)
# Where it matters: Billing with RF references (ISO 11649): the option exists and passes the validation of the package, yet the reference never gets where a reader of the standard looks.
# Output seen:
#   asked for: {"Tp":{"CdOrPrtry":{"Cd":"SCOR"},"Issr":"ISO"},"Ref":"RF18539007547034"}
#   written:   {"Tp":{"CdorPrtry":{"Cd":"SCOR","Issr":"ISO","Ref":"RF18539007547034"}}}
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" sepa@3.0.0 fast-xml-parser@5.3.3 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import { createRequire } from 'node:module';
import { XMLParser } from 'fast-xml-parser';
const SEPA = createRequire(import.meta.url)('sepa');
const doc = new SEPA.Document('pain.001.001.09');
doc.grpHdr.id = 'RUN1';
doc.grpHdr.created = new Date('2026-11-30T09:00:00Z');
doc.grpHdr.initiatorName = 'Example Training Ltd';
const info = doc.createPaymentInfo();
info.requestedExecutionDate = new Date('2026-12-01T09:00:00Z');
info.debtorName = 'Example Training Ltd';
info.debtorIBAN = 'DE87123456781234567890';
doc.addPaymentInfo(info);
const tx = info.createTransaction();
tx.creditorName = 'Example Supplier';
tx.creditorIBAN = 'DE40987654329876543210';
tx.end2endId = 'A';
tx.amount = 100;
tx.structuredRemittanceInfo = { typeCode: 'SCOR', issuer: 'ISO', reference: 'RF18539007547034' };
info.addTransaction(tx);
const tree = new XMLParser().parse(doc.toString());
const found = tree.Document.CstmrCdtTrfInitn.PmtInf.CdtTrfTxInf.RmtInf.Strd.CdtrRefInf;
const wanted = { Tp: { CdOrPrtry: { Cd: 'SCOR' }, Issr: 'ISO' }, Ref: 'RF18539007547034' };
console.log(`asked for: ${JSON.stringify(wanted)}`);
console.log(`written:   ${JSON.stringify(found)}`);
if (JSON.stringify(found) === '{"Tp":{"CdorPrtry":{"Cd":"SCOR","Issr":"ISO","Ref":"RF18539007547034"}}}') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
