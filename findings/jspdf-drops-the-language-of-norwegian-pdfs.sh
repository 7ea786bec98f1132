#!/usr/bin/env bash
# Guess: setLanguage() is said to take a two-letter language code with or without a country, so nb-NO or it-IT writes that tag into the PDF as de-DE does, or raises an error.
# What happens: Only tags from a fixed list are kept. nb-NO, sv-SE, da-DK, it-IT, pl-PL, is-IS and any tag with a script (sr-Latn, zh-Hant) are thrown away without a word and the PDF has no /Lang at all, while de-DE, fr-FR, pt-BR and the bare codes nb and sv are kept. A call that is ignored also leaves an earlier language in place.
# Versions: jspdf 4.2.1, pdfjs-dist 4.10.38, Node 20 (date: 2026-11-30)
# Where it matters: Certificates and reports in several languages: screen readers fall back to their own voice (WCAG 3.1.1), or read the text in the language set before.
# Output seen:
#   kept: de-DE fr-FR pt-BR nb sv
#   no language in the PDF: nb-NO sv-SE da-DK it-IT pl-PL is-IS sr-Latn zh-Hant
#   de-DE, then nb-NO: de-DE
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" jspdf@4.2.1 pdfjs-dist@4.10.38 >/dev/null
cd "$folder"
cat > check.mjs <<'PROGRAM'
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const { jsPDF } = createRequire(import.meta.url)('jspdf');
async function language(...tags) {
  const doc = new jsPDF();
  for (const tag of tags) doc.setLanguage(tag);
  doc.text('Certificate', 20, 20);
  const pdf = await getDocument({ data: new Uint8Array(doc.output('arraybuffer')), verbosity: 0 }).promise;
  return (await pdf.getMetadata()).info.Language;
}
const kept = [];
const lost = [];
for (const tag of ['de-DE', 'fr-FR', 'pt-BR', 'nb', 'sv', 'nb-NO', 'sv-SE', 'da-DK', 'it-IT', 'pl-PL', 'is-IS', 'sr-Latn', 'zh-Hant']) {
  const found = await language(tag);
  (found === tag ? kept : lost).push(found === tag || found === null ? tag : `${tag}=${found}`);
}
const stale = await language('de-DE', 'nb-NO');
console.log(`kept: ${kept.join(' ')}`);
console.log(`no language in the PDF: ${lost.join(' ')}`);
console.log(`de-DE, then nb-NO: ${stale}`);
if (kept.join(' ') === 'de-DE fr-FR pt-BR nb sv' && lost.join(' ') === 'nb-NO sv-SE da-DK it-IT pl-PL is-IS sr-Latn zh-Hant' && stale === 'de-DE') process.exit(0);
console.log('The surprise has changed: look at the lines above.');
process.exit(1);
PROGRAM
TZ=UTC node check.mjs
