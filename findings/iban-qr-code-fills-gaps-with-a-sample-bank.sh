#!/usr/bin/env bash
# Guess: The README lists every field of girocode() with an empty text, so a field that is left out stays empty. In version 002 of the EPC QR code the BIC and the free text are optional.
# What happens: Fields left out are filled with sample data: the BIC becomes DEZZZYYYXXX, the free text "Testsubject", and with no amount the payer is asked for EUR 19.05. The free text then stands beside the structured reference, which the EPC guideline forbids (one or the other). sepa-payment-qr-code leaves the same fields empty.
# Versions: iban-qr-code 1.0.0, sepa-payment-qr-code 2.0.2, Node 20 (date: 2026-11-30)
# Where it matters: Payment codes on invoices: the code scans well, but names a sample bank and a test subject, or a made-up amount.
# Output seen:
#   iban-qr-code:            version 002, BIC "DEZZZYYYXXX", amount "EUR120.50", reference "RF18539007547034", text "Testsubject"
#   sepa-payment-qr-code:    version 002, BIC "", amount "EUR120.50", reference "RF18539007547034", text ""
#   iban-qr-code, no amount: version 002, BIC "DEZZZYYYXXX", amount "EUR19.05", reference "", text "Testsubject"
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" iban-qr-code@1.0.0 sepa-payment-qr-code@2.0.2 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { girocode } = require('iban-qr-code');
const plain = require('sepa-payment-qr-code');
const base = { version: '002', name: 'Example Training Ltd', iban: 'BE71096123456769' };
const mine = girocode({ ...base, amount: '120.50', ref: 'RF18539007547034' }).split('\n');
const open = girocode(base).split('\n');
const { version, ...payee } = base;
const other = plain({ ...payee, amount: 120.5, structuredReference: 'RF18539007547034' }).split('\n');
const show = (lines) => `version ${lines[1]}, BIC "${lines[4]}", amount "${lines[7]}", reference "${lines[9]}", text "${lines[10]}"`;
console.log(`iban-qr-code:            ${show(mine)}`);
console.log(`sepa-payment-qr-code:    ${show(other)}`);
console.log(`iban-qr-code, no amount: ${show(open)}`);
if (mine[4] === 'DEZZZYYYXXX' && mine[9] === 'RF18539007547034' && mine[10] === 'Testsubject' && other[4] === '' && other[10] === '' && open[7] === 'EUR19.05') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
