#!/usr/bin/env bash
# Guess: A SCIM filter's value is a JSON string (RFC 7644, section 3.4.2.2), so a parser reads the escaped
#   value "NORTH\\nora" as the Windows account name NORTH\nora and finds the person who has it.
# What happens: scim2-parse-filter and scimmy keep both backslashes and find nobody. scim2-parse-filter also
#   leaves JSON's \u escapes as they are, and finds the person only if the filter breaks JSON's rules and
#   doesn't escape the backslash. Its own stringify does escape, so reading and writing a filter doubles the
#   backslashes every time. scim-query-filter-parser reads the correct form correctly.
# Versions: scim2-parse-filter 0.2.10, scimmy 1.3.5, scim-query-filter-parser 2.0.4, Node 20 (date: 2026-11-30)
# Where it matters: A SCIM endpoint that is asked "is this domain account already here?" says no, and the
#   directory creates the person a second time.
# Output seen:
#   account NORTH\nora, filter userName eq "NORTH\\nora"
#     scim2-parse-filter: 0 found
#     scimmy: 0 found
#     scim-query-filter-parser: 1 found
#   unescaped (not JSON) userName eq "NORTH\nora": scim2-parse-filter 1 found
#   scim2-parse-filter reads "n\u006fra" as n\u006fra
#   backslashes after 1, 2 and 3 times parse and stringify: 4, 8, 16

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" scim2-parse-filter@0.2.10 scimmy@1.3.5 scim-query-filter-parser@2.0.4 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import scim2 from "scim2-parse-filter";
import SCIMMY from "scimmy";
import { compileFilter } from "scim-query-filter-parser";

const account = String.raw`NORTH\nora`;
const users = [{ userName: account }];
const count = {
  "scim2-parse-filter": (q) => users.filter(scim2.filter(scim2.parse(q))).length,
  "scimmy": (q) => new SCIMMY.Types.Filter(q).match(users).length,
  "scim-query-filter-parser": (q) => users.filter(compileFilter(q)).length,
};

const proper = `userName eq ${JSON.stringify(account)}`;
const bare = `userName eq "${account}"`;
const hits = {};
console.log(`account ${account}, filter ${proper}`);
for (const [name, run] of Object.entries(count)) {
  hits[name] = run(proper);
  console.log(`  ${name}: ${hits[name]} found`);
}
const bareHits = count["scim2-parse-filter"](bare);
console.log(`unescaped (not JSON) ${bare}: scim2-parse-filter ${bareHits} found`);

const letter = scim2.parse(String.raw`userName eq "n\u006fra"`).compValue;
console.log(`scim2-parse-filter reads "n\\u006fra" as ${letter}`);

let again = proper;
const lengths = [];
for (let i = 0; i < 3; i += 1) {
  again = scim2.stringify(scim2.parse(again));
  lengths.push(again.split("\\").length - 1);
}
console.log(`backslashes after 1, 2 and 3 times parse and stringify: ${lengths.join(", ")}`);

const same =
  hits["scim2-parse-filter"] === 0 && hits.scimmy === 0 && hits["scim-query-filter-parser"] === 1 &&
  bareHits === 1 && letter === String.raw`n\u006fra` && lengths.join() === "4,8,16";
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
