#!/usr/bin/env bash
# Guess: In slack-block-builder, NumberInput with minValue(0), maxValue(100) and initialValue(0)
#   gives a field from 0 to 100 that starts at 0.
# What happens: Every zero is left out of the built block: no minimum and no first value, so
#   Slack takes negative numbers too. Other numbers are kept, and so are zeros of other elements
#   (minLength of a text input).
# Versions: slack-block-builder 2.8.0, Node 20 (date: 2026-11-30)
# Where it matters: A chat form that asks for a pass mark, a number of seats or days of grace
#   accepts -5, and opens empty where the saved setting was 0.
# Output seen:
#   number from 0:  {"action_id":"mark","max_value":"100","type":"number_input"}
#   number from 1:  {"action_id":"mark","min_value":"1","max_value":"100","initial_value":"1","type":"number_input"}
#   text from 0:    {"action_id":"note","min_length":0,"max_length":9,"type":"plain_text_input"}
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" slack-block-builder@2.8.0 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import builder from 'slack-block-builder';

const { Elements } = builder;
const built = (element) => JSON.stringify(element.build());

const fromZero = built(
  Elements.NumberInput({ actionId: 'mark' }).minValue(0).maxValue(100).initialValue(0),
);
const fromOne = built(
  Elements.NumberInput({ actionId: 'mark' }).minValue(1).maxValue(100).initialValue(1),
);
const text = built(Elements.TextInput({ actionId: 'note' }).minLength(0).maxLength(9));
console.log(`number from 0:  ${fromZero}`);
console.log(`number from 1:  ${fromOne}`);
console.log(`text from 0:    ${text}`);

const surprising =
  fromZero === '{"action_id":"mark","max_value":"100","type":"number_input"}' &&
  fromOne.includes('"min_value":"1"') &&
  fromOne.includes('"initial_value":"1"') &&
  text.includes('"min_length":0');

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
