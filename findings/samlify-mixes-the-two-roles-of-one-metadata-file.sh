#!/usr/bin/env bash
# Guess: A SAML metadata file may describe one entity in two roles, as an identity provider and as a service
#   provider (servers that sit between two others publish such files). samlify's IdentityProvider() reads the
#   addresses and name formats from the IDPSSODescriptor.
# What happens: It looks for most parts anywhere in the entity. If the service provider's role is written
#   first, the logout request goes to that role's logout address, and the name formats of both roles are one
#   list. The order of the roles, which has no meaning, decides about the address. From the same file,
#   passport-saml-metadata gives the identity provider's own values.
# Versions: samlify 2.13.1, passport-saml-metadata 5.0.0, Node 20 (date: 2026-11-30)
# Where it matters: Single sign-on set up from a customer's metadata file: login works, logout is sent to an
#   address that belongs to another role, and the wrong name format may be asked for.
# Output seen:
#   SP role first
#     samlify:                logout to /as-sp/logout, formats transient+persistent
#     passport-saml-metadata: logout to /as-idp/logout, formats persistent
#   IdP role first
#     samlify:                logout to /as-idp/logout, formats persistent+transient
#     passport-saml-metadata: logout to /as-idp/logout, formats persistent

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" samlify@2.13.1 passport-saml-metadata@5.0.0 >/dev/null

cat > "$folder/check.cjs" <<'PROGRAM'
const saml = require("samlify");
const { MetadataReader } = require("passport-saml-metadata");

const MD = "urn:oasis:names:tc:SAML:2.0";
const REDIRECT = `${MD}:bindings:HTTP-Redirect`;
const POST = `${MD}:bindings:HTTP-POST`;
const key = (text) =>
  '<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>' +
  `<X509Certificate>${text}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;
const asSp =
  `<SPSSODescriptor protocolSupportEnumeration="${MD}:protocol">${key("KEYOFSP")}` +
  `<SingleLogoutService Binding="${REDIRECT}" Location="https://hub.example.com/as-sp/logout"/>` +
  `<NameIDFormat>${MD}:nameid-format:transient</NameIDFormat>` +
  `<AssertionConsumerService Binding="${POST}" Location="https://hub.example.com/as-sp/acs" index="0"/>` +
  "</SPSSODescriptor>";
const asIdp =
  `<IDPSSODescriptor protocolSupportEnumeration="${MD}:protocol">${key("KEYOFIDP")}` +
  `<SingleLogoutService Binding="${REDIRECT}" Location="https://hub.example.com/as-idp/logout"/>` +
  `<NameIDFormat>${MD}:nameid-format:persistent</NameIDFormat>` +
  `<SingleSignOnService Binding="${REDIRECT}" Location="https://hub.example.com/as-idp/login"/>` +
  "</IDPSSODescriptor>";
const file = (roles) =>
  `<EntityDescriptor xmlns="${MD}:metadata" entityID="https://hub.example.com/">${roles}</EntityDescriptor>`;

const sp = saml.ServiceProvider({
  entityID: "https://training.example.com/",
  assertionConsumerService: [{ Binding: POST, Location: "https://training.example.com/acs" }],
  singleLogoutService: [{ Binding: REDIRECT, Location: "https://training.example.com/logout" }],
});
const short = (value) => [].concat(value).map((v) => v.replace(/.*:/, "")).join("+");

const seen = {};
for (const [name, xml] of Object.entries({
  "SP role first": file(asSp + asIdp),
  "IdP role first": file(asIdp + asSp),
})) {
  const idp = saml.IdentityProvider({ metadata: xml });
  const target = sp.createLogoutRequest(idp, "redirect", { logoutNameID: "nora@example.com" }).context;
  const reader = new MetadataReader(xml);
  seen[name] = [
    `logout to ${new URL(target).pathname}, formats ${short(idp.entityMeta.getNameIDFormat())}`,
    `logout to ${new URL(reader.logoutUrl).pathname}, formats ${short(reader.identifierFormat)}`,
  ];
  console.log(`${name}\n  samlify:                ${seen[name][0]}\n  passport-saml-metadata: ${seen[name][1]}`);
}

const own = "logout to /as-idp/logout, formats persistent";
const same =
  seen["SP role first"][0] ===
    "logout to /as-sp/logout, formats transient+persistent" &&
  seen["IdP role first"][0] ===
    "logout to /as-idp/logout, formats persistent+transient" &&
  Object.values(seen).every((pair) => pair[1] === own);
if (!same) {
  console.error("The behaviour has changed.");
  process.exit(1);
}
PROGRAM

node "$folder/check.cjs"
