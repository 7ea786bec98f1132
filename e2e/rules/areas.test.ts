import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { areas } from '../areas.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tags: string[] }[]
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

it('each journey is about areas that npm run journeys knows, and each area has journeys', {
  timeout: 60_000,
}, () => {
  const { stdout } = spawnSync(
    `${root}node_modules/.bin/playwright`,
    ['test', '-c', 'e2e', '--list', '--reporter=json'],
    // No journey is run: that no browser is there must not install one.
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, CHROMIUM: 'none' } },
  )
  const specs = specsOf(JSON.parse(stdout) as Suite)
  expect(specs.filter(({ tags }) => tags.length === 0).map(({ title }) => title)).toEqual([])
  expect(new Set(specs.flatMap(({ tags }) => tags))).toEqual(new Set(areas))
})
