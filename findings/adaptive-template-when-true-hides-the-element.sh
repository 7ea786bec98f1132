#!/usr/bin/env bash
# Guess: In an Adaptive Card template, "$when": true keeps an element and "$when": false drops
#   it, just as an expression with the same value would.
# What happens: The plain JSON values work the other way round: true drops the element and false
#   keeps it. Only a whole ${…} expression gives the natural result. expand() raises nothing.
# Versions: adaptivecards-templating 2.3.1 with adaptive-expressions 4.23.3, Node 20 (date: 2026-11-30)
# Where it matters: A console that builds card templates in code (say "$when":
#   settings.showDeadline) sends a chat reminder with exactly the parts that the administrator
#   switched off.
# Output seen:
#   kept: switched off by a plain false
#   kept: switched on by an expression
#   The surprise is still there.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

npm install --silent --no-audit --no-fund --prefix "$folder" adaptivecards-templating@2.3.1 adaptive-expressions@4.23.3 >/dev/null

cat > "$folder/check.mjs" <<'PROGRAM'
import templating from 'adaptivecards-templating';

const text = (when, label) => ({ type: 'TextBlock', text: label, $when: when });
const template = new templating.Template({
  type: 'AdaptiveCard',
  version: '1.4',
  body: [
    text(true, 'switched on by a plain true'),
    text(false, 'switched off by a plain false'),
    text('${shown}', 'switched on by an expression'),
    text('${hidden}', 'switched off by an expression'),
  ],
});

const card = template.expand({ $root: { shown: true, hidden: false } });
const kept = card.body.map((block) => block.text);
for (const line of kept) console.log(`kept: ${line}`);

const surprising =
  kept.join('|') === 'switched off by a plain false|switched on by an expression';

if (surprising) {
  console.log('The surprise is still there.');
} else {
  console.error('Changed: the result is no longer the one described at the top of this script.');
  process.exit(1);
}
PROGRAM

node "$folder/check.mjs"
