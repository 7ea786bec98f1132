#!/usr/bin/env bash
# Guess: RFC 2849 allows "changetype: modrdn" and "changetype: moddn" for a rename or move; a parser that
#   accepts both keeps the new name and the new parent for both.
# What happens: The package ldif reads a "moddn" record without any complaint but throws away newrdn,
#   deleteoldrdn and newsuperior. Its object has an empty list of changes, and toLDIF() writes only the DN and
#   "changetype: moddn"; read again, that is no change any more but a plain entry with an attribute called
#   changetype. With "modrdn" everything is kept.
# Versions: ldif 0.5.1, Node 20 (date: 2026-11-30)
# Where it matters: A console that imports a directory's change log: people who moved to another unit, or got
#   another name, look as if nothing had changed about them.
# Output seen:
#   modrdn: changes {"newrdn":"uid=nora.holm","deleteoldrdn":"1","newsuperior":"ou=Support,dc=example,dc=com"}
#     toLDIF() wrote 6 of 6 lines; read again, the file's type is "changes"
#   moddn: changes []
#     toLDIF() wrote 3 of 6 lines; read again, the file's type is "content"

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ldif@0.5.1 >/dev/null

cat > "$folder/check.cjs" <<'PROGRAM'
process.on("warning", () => {}); // ldif uses an old Node function
process.noDeprecation = true;
const ldif = require("ldif");

const record = (kind) => [
  "version: 1",
  "dn: uid=nora,ou=Sales,dc=example,dc=com",
  `changetype: ${kind}`,
  "newrdn: uid=nora.holm",
  "deleteoldrdn: 1",
  "newsuperior: ou=Support,dc=example,dc=com",
  "",
].join("\n");

const seen = {};
for (const kind of ["modrdn", "moddn"]) {
  const parsed = ldif.parse(record(kind));
  const written = parsed.toLDIF();
  const s = (seen[kind] = {
    changes: JSON.stringify(parsed.toObject({}).entries[0].changes),
    lines: written.trim().split("\n").length,
    again: ldif.parse(written).type,
  });
  console.log(`${kind}: changes ${s.changes}`);
  console.log(`  toLDIF() wrote ${s.lines} of 6 lines; read again, the file's type is "${s.again}"`);
}

const same =
  seen.modrdn.changes.includes("nora.holm") && seen.modrdn.lines === 6 && seen.modrdn.again === "changes" &&
  seen.moddn.changes === "[]" && seen.moddn.lines === 3 && seen.moddn.again === "content";
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.cjs"
