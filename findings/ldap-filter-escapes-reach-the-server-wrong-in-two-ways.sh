#!/usr/bin/env bash
# Guess: In an LDAP filter, a letter outside ASCII may be written as the escaped octets of its UTF-8 form, as
#   RFC 4515 (section 4) itself shows. So "\c5\81" in a filter string asks the server for the letter L with
#   stroke, just as if that letter had been typed, whatever client library is used.
# What happens: Two libraries get it wrong, each in its own way. ldapts makes every escaped octet a character
#   of its own and sends the UTF-8 form of that, so two octets become four. @ldapjs/filter (the part of ldapjs
#   that reads filters) sends the escape as it stands: backslash, digits and all; yet it's its own toString()
#   that writes such escapes. Both find nobody, without an error. Typed letters are right in both.
# Versions: ldapts 9.2.0, @ldapjs/filter 2.1.1, Node 20 (date: 2026-11-30)
# Where it matters: A directory import with a filter that an administrator pasted from another tool, or that
#   was stored with toString(): everyone whose name or unit has such a letter is left out of the training.
# Output seen:
#   filter with escapes: (ou=\c5\81\c3\b3d\c5\ba)
#   wanted: c581c3b364c5ba
#   ldapts, typed: c581c3b364c5ba
#   ldapts, escaped: c385c281c383c2b364c385c2ba
#   @ldapjs/filter, typed: c581c3b364c5ba
#   @ldapjs/filter, escaped: 5c63355c38315c63335c6233645c63355c6261

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" ldapts@9.2.0 @ldapjs/filter@2.1.1 >/dev/null

cat > "$folder/check.cjs" <<'PROGRAM'
const net = require("node:net");
const { Client } = require("ldapts");
const ldapjs = require("@ldapjs/filter");

const unit = "\u0141\u00f3d\u017a"; // a town's name with three letters outside ASCII
const utf8 = Buffer.from(unit, "utf8");
const typed = `(ou=${unit})`;
const escaped = new ldapjs.EqualityFilter({ attribute: "ou", value: unit }).toString();

// In a request, the value follows the attribute name, as type 04, its length and its octets.
const valueIn = (hex) => {
  const marker = Buffer.from("ou").toString("hex") + "04";
  const at = hex.indexOf(marker) + marker.length;
  return hex.slice(at + 2, at + 2 + 2 * parseInt(hex.slice(at, at + 2), 16));
};
const viaLdapjs = (filter) => valueIn(ldapjs.parseString(filter).toBer().buffer.toString("hex"));

// A tiny server for ldapts: it notes the request and answers "search done, nothing found".
let request = "";
const server = net.createServer((socket) => {
  socket.on("error", () => {});
  socket.on("data", (data) => {
    if (data[5] !== 0x63) return; // 0x63 is a search request
    request = data.toString("hex");
    socket.write(Buffer.from([0x30, 0x0c, 2, 1, data[4], 0x65, 7, 0x0a, 1, 0, 4, 0, 4, 0]));
  });
});

server.listen(0, "127.0.0.1", async () => {
  const client = new Client({ url: `ldap://127.0.0.1:${server.address().port}`, timeout: 5000 });
  const viaLdapts = async (filter) => {
    await client.search("dc=example,dc=com", { filter, scope: "sub" });
    return valueIn(request);
  };
  const seen = {
    wanted: utf8.toString("hex"),
    "ldapts, typed": await viaLdapts(typed),
    "ldapts, escaped": await viaLdapts(escaped),
    "@ldapjs/filter, typed": viaLdapjs(typed),
    "@ldapjs/filter, escaped": viaLdapjs(escaped),
  };
  await client.unbind().catch(() => {});
  server.close();

  console.log(`filter with escapes: ${escaped}`);
  for (const [name, octets] of Object.entries(seen)) console.log(`${name}: ${octets}`);

  const same =
    escaped === String.raw`(ou=\c5\81\c3\b3d\c5\ba)` &&
    seen["ldapts, typed"] === seen.wanted &&
    seen["@ldapjs/filter, typed"] === seen.wanted &&
    seen["ldapts, escaped"] === Buffer.from(utf8.toString("latin1"), "utf8").toString("hex") &&
    seen["@ldapjs/filter, escaped"] === Buffer.from(escaped.slice(4, -1)).toString("hex");
  if (!same) console.error("The behaviour has changed.");
  process.exit(same ? 0 : 1);
});
PROGRAM

node "$folder/check.cjs"
