// `npm run journeys -- employees sign-in`: journeys in these areas. Arguments from the first dash go to
// Playwright.
import { areas } from './areas.mjs'
import { build } from './runner/build.mjs'
import { runPlaywright } from './runner/reports/results.mjs'
import { runStages } from './runner/stages.mjs'

const args = process.argv.slice(2)
const firstOptionIndex = args.findIndex((word) => word.startsWith('-'))
const chosenAreas = firstOptionIndex < 0 ? args : args.slice(0, firstOptionIndex)
const unknownArea = chosenAreas.find((word) => !areas.includes(word))
if (unknownArea) {
  console.error(`npm run journeys: no area "${unknownArea}"; there are ${areas.join(', ')}`)
  process.exit(2)
}
const grepOptions = chosenAreas.length > 0 ? ['--grep', `@(${chosenAreas.join('|')})(\\s|$)`] : []

const parts = {
  build,
  journeys: (line) => runPlaywright('journeys', [...grepOptions, ...args.slice(chosenAreas.length)], line),
}
const { failed } = await runStages(parts, [[['build', 'journeys']]])
process.exit(failed === 0 ? 0 : 1)
