#!/usr/bin/env bash
# Guess: A SCIM PATCH "replace" that gives a new family name within "name" leaves the given name as it was:
#   RFC 7644 (section 3.5.2.3) says that sub-attributes which are not in the value stay unchanged. It makes
#   no difference whether "name" stands in the path or in the value.
# What happens: It does make a difference, and the two libraries are each other's mirror image. With the path
#   "name" scimmy drops the other parts and scim-patch keeps them; without a path scimmy keeps them and
#   scim-patch drops them. Only "name.familyName" as the path is safe in both.
# Versions: scimmy 1.3.5, scim-patch 0.8.3, Node 20 (date: 2026-11-30)
# Where it matters: A SCIM endpoint fed by several directories, and its mock server: after a change of name,
#   people lose their first names, depending on the form their directory sends, and a test with one form or
#   one library shows nothing.
# Output seen:
#   path "name": scimmy "- - Holm", scim-patch "Dr. Nora Holm"
#   no path: scimmy "Dr. Nora Holm", scim-patch "- - Holm"
#   path "name.familyName": scimmy "Dr. Nora Holm", scim-patch "Dr. Nora Holm"

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" scimmy@1.3.5 scim-patch@0.8.3 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import SCIMMY from "scimmy";
import scimPatchModule from "scim-patch";

const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const user = () => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  id: "u-18",
  userName: "nora.lind@example.com",
  name: { givenName: "Nora", familyName: "Lind", honorificPrefix: "Dr." },
});
const forms = {
  'path "name"': [{ op: "replace", path: "name", value: { familyName: "Holm" } }],
  "no path": [{ op: "replace", value: { name: { familyName: "Holm" } } }],
  'path "name.familyName"': [{ op: "replace", path: "name.familyName", value: "Holm" }],
};
const order = ["honorificPrefix", "givenName", "familyName"];
const text = (name) => order.map((part) => name[part] ?? "-").join(" ");

const seen = [];
for (const [form, Operations] of Object.entries(forms)) {
  const a = await new SCIMMY.Messages.PatchOp({ schemas: [PATCH], Operations })
    .apply(new SCIMMY.Schemas.User(user()));
  const b = scimPatchModule.scimPatch(user(), Operations);
  seen.push(`${text(a.name)} / ${text(b.name)}`);
  console.log(`${form}: scimmy "${text(a.name)}", scim-patch "${text(b.name)}"`);
}

const same =
  seen[0] === "- - Holm / Dr. Nora Holm" &&
  seen[1] === "Dr. Nora Holm / - - Holm" &&
  seen[2] === "Dr. Nora Holm / Dr. Nora Holm";
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
