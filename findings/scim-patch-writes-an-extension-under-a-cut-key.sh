#!/usr/bin/env bash
# Guess: A SCIM PATCH whose value (or path) names the enterprise extension by its full URI changes the
#   object kept under that URI, because scim-patch understands extension paths.
# What happens: scim-patch splits the URI at its last colon. The data go into a new object under the cut key
#   "...enterprise:2.0" with a member "User"; the real extension keeps its old values, nothing is thrown, and
#   removing the extension by its URI changes nothing. Only a path with an attribute at its end works.
#   scimmy gives the expected result for the same changes.
# Versions: scim-patch 0.8.3, scimmy 1.3.5, Node 20 (date: 2026-11-30)
# Where it matters: A SCIM endpoint that receives departments and managers from a company directory: people
#   stay in their old department, so they get the wrong training, although every request answered 200.
# Output seen:
#   replace, no path, URI in the value
#     scim-patch: real key {"department":"Sales"}, cut key {"User":{"department":"Support"}}
#     scimmy:     real key {"department":"Support"}, cut key undefined
#   replace, URI as the path
#     scim-patch: real key {"department":"Sales"}, cut key {"User":{"department":"Support"}}
#     scimmy:     real key {"department":"Support"}, cut key undefined
#   replace, URI and attribute as the path
#     scim-patch: real key {"department":"Support"}, cut key undefined
#     scimmy:     real key {"department":"Support"}, cut key undefined
#   remove, URI as the path
#     scim-patch: real key {"department":"Sales"}, cut key undefined

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" scim-patch@0.8.3 scimmy@1.3.5 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import scimPatchModule from "scim-patch";
import SCIMMY from "scimmy";

const { scimPatch, patchBodyValidation } = scimPatchModule;
const EXT = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const CUT = EXT.slice(0, EXT.lastIndexOf(":"));
const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const user = () => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", EXT],
  id: "u-17",
  userName: "nora.lind@example.com",
  [EXT]: { department: "Sales" },
});
SCIMMY.Resources.User.extend(SCIMMY.Schemas.EnterpriseUser, false);

const withScimPatch = (Operations) => {
  patchBodyValidation({ schemas: [PATCH], Operations });
  return scimPatch(user(), Operations);
};
const withScimmy = async (Operations) => {
  const result = await new SCIMMY.Messages.PatchOp({ schemas: [PATCH], Operations })
    .apply(new SCIMMY.Schemas.User(user()));
  return JSON.parse(JSON.stringify(result));
};
const show = (u) => `real key ${JSON.stringify(u[EXT])}, cut key ${JSON.stringify(u[CUT])}`;

const value = { department: "Support" };
const cases = {
  "replace, no path, URI in the value": [{ op: "replace", value: { [EXT]: value } }],
  "replace, URI as the path": [{ op: "replace", path: EXT, value }],
  "replace, URI and attribute as the path": [{ op: "replace", path: `${EXT}:department`, value: "Support" }],
};
const got = [];
for (const [name, operations] of Object.entries(cases)) {
  const pair = [show(withScimPatch(operations)), show(await withScimmy(operations))];
  got.push(pair);
  console.log(`${name}\n  scim-patch: ${pair[0]}\n  scimmy:     ${pair[1]}`);
}
const removed = show(withScimPatch([{ op: "remove", path: EXT }]));
console.log(`remove, URI as the path\n  scim-patch: ${removed}`);

const good = 'real key {"department":"Support"}, cut key undefined';
const cut = 'real key {"department":"Sales"}, cut key {"User":{"department":"Support"}}';
const same =
  got[0][0] === cut && got[0][1] === good &&
  got[1][0] === cut && got[1][1] === good &&
  got[2][0] === good && got[2][1] === good &&
  removed === 'real key {"department":"Sales"}, cut key undefined';
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
