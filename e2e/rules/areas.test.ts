import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas } from '../areas.mjs'
import { coreTag } from '../runner/scope.mjs'
import { scenes } from '../scenes/scenes.ts'
import { coreScenes } from '../scenes/stage/coreScenes.ts'

const folder = join(import.meta.dirname, '../journeys')
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const testTitlePattern = /(?<![\w.])test\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
/** Tests that show scenes get their tags from the scenes. */
const sceneTagsTemplate = `\${tags}`

const titles = specs.flatMap(({ text }) =>
  [...text.matchAll(testTitlePattern)].map(([, , words = '']) => words),
)

const journeys = titles
  .filter((words) => !words.endsWith(sceneTagsTemplate))
  .map((words) => ({ words, tags: / @[a-z-]+(?: @[a-z-]+)*$/.exec(words)?.[0].trim().split(' ') ?? [] }))

const selectAreas = (tags: readonly string[]) =>
  tags.filter((tag) => tag !== coreTag).map((tag) => tag.slice(1))

it('the titles of all journey tests are found by this check', () => {
  const calls = specs.flatMap(({ text }) => text.match(/(?<![\w.])test\(/g) ?? [])
  expect(titles).toHaveLength(calls.length)
})

it('every journey has known areas, and every area has journeys or scenes', () => {
  expect(journeys.filter(({ tags }) => selectAreas(tags).length === 0)).toEqual([])
  const named = [...journeys.flatMap(({ tags }) => selectAreas(tags)), ...scenes.map(({ area }) => area)]
  expect(new Set(named)).toEqual(new Set(areas))
})

it('npm test covers each area with a journey or a scene', () => {
  const core = journeys.filter(({ tags }) => tags.includes(coreTag))
  const shown = scenes.filter(({ name }) => coreScenes.has(name))
  expect(shown).toHaveLength(coreScenes.size)
  const named = [...core.flatMap(({ tags }) => selectAreas(tags)), ...shown.map(({ area }) => area)]
  expect(new Set(named)).toEqual(new Set(areas))
})
