#!/usr/bin/env sh
# What a CI service runs beside one's own product: the contracts are verified, then journeys and a week of time go
# through a world of this run alone. Begin it at the root, after `npm ci`.
#   AREAS="sign-in trainings" SCENARIO=busy sh mock-server/docs/ci/against-a-world.sh
set -eu
export AREAS="${AREAS:-sign-in}" SCENARIO="${SCENARIO:-default}"

# At an API of your own: npm run verify -- --provider https://api.example --states https://api.example/states
npm run verify

# The server stands as long as the command behind `--` runs; its exit code is the command's.
npm run mock -- exec --scenario "$SCENARIO" --seed 7 -- sh -euc '
  HEED_E2E_URL=$HEED_MOCK npm run journeys -- $AREAS
  heed="node cli/bin/heed.cjs"
  mkdir -p test-results
  $heed mock worlds make ci --scenario "$SCENARIO" --seed 7
  $heed mock clock move P7D --world ci
  $heed mock outbox list --world ci --json > test-results/outbox.json
  $heed mock worlds end ci --yes
'
