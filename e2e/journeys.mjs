// `npm run journeys -- employees sign-in`: journeys in these areas; Playwright gets arguments from the first dash on.
import { areas } from './areas.mjs'
import { build } from './runner/build.mjs'
import { runPlaywright } from './runner/reports/results.mjs'
import { runStages } from './runner/stages.mjs'

const words = process.argv.slice(2)
const dash = words.findIndex((word) => word.startsWith('-'))
const chosenAreas = dash < 0 ? words : words.slice(0, dash)
const unknownArea = chosenAreas.find((word) => !areas.includes(word))
if (unknownArea) {
  console.error(`npm run journeys: no area "${unknownArea}"; there are ${areas.join(', ')}`)
  process.exit(2)
}
const grepOptions = chosenAreas.length > 0 ? ['--grep', `@(${chosenAreas.join('|')})(\\s|$)`] : []

const parts = {
  build,
  journeys: (line) => runPlaywright('journeys', [...grepOptions, ...words.slice(chosenAreas.length)], line),
}
const { failed } = await runStages(parts, [[['build', 'journeys']]])
process.exit(failed === 0 ? 0 : 1)
