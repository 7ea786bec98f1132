#!/usr/bin/env sh
# For CI: verifies the contracts, runs journeys, and moves the clock of a world created for this run by a week.
# Run it in the repository's root folder, after `npm ci`.
#   AREAS="sign-in trainings" SCENARIO=busy sh mock-server/docs/ci/against-a-world.sh
set -eu
export AREAS="${AREAS:-sign-in}" SCENARIO="${SCENARIO:-default}"

# With your own API: npm run verify -- --provider https://api.example --states https://api.example/states
npm run verify

# The server runs until the command after `--` ends, and passes on its exit code.
npm run mock -- exec --scenario "$SCENARIO" --seed 7 -- sh -euc '
  HEED_E2E_URL=$HEED_MOCK npm run journeys -- $AREAS
  heed="node cli/bin/heed.cjs"
  mkdir -p test-results
  $heed mock worlds make ci --scenario "$SCENARIO" --seed 7
  $heed mock clock move P7D --world ci
  $heed mock outbox list --world ci --json > test-results/outbox.json
  $heed mock worlds end ci --yes
'
