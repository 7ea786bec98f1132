import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas } from '../areas.mjs'
import { scenes } from '../scenes/scenes.ts'
import { screenshotSceneNames } from '../scenes/stage/pictures.ts'

const top = join(import.meta.dirname, '../..')
const readme = readFileSync(join(top, 'README.md'), 'utf8')

it.each(screenshotSceneNames)('the README shows the scene %s with an existing picture', (name) => {
  expect(scenes.map((scene) => scene.name)).toContain(name)
  const picture = `console/docs/${name}.png`
  expect(readme).toContain(`](${picture})`)
  expect(existsSync(join(top, picture))).toBe(true)
})

/** Names in backticks in each cell of the map, by the heading of their column. */
const map = readme
  .split('## The map')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)))
const [headings = [], ...rows] = map ?? []

it.each(headings.flatMap((names, column) => names.map((name) => [name, column] as const)))(
  "the README's map names only existing paths and areas: %s",
  (heading, column) => {
    const named = rows.flatMap((cells) => cells[column] ?? [])
    const isThere = (name: string): boolean =>
      heading.startsWith('npm')
        ? areas.some((area) => area === name)
        : ['', '.ts'].some((end) => existsSync(join(top, heading, `${name}${end}`)))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  },
)
