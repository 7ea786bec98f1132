import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '../../mock-server/prepare.mjs'
import { root } from '../runner/command.mjs'

/** Local files that a build's configuration imports, directly or indirectly. */
function listLocalImports(config: string): string[] {
  const folder = config.slice(0, config.lastIndexOf('/'))
  const text = readFileSync(`${root}${config}`, 'utf8')
  const files = [...text.matchAll(/ from '\.\/([^']+)'/g)].map(([, file]) => `${folder}/${file}`)
  return [...files, ...files.flatMap(listLocalImports)]
}

const configs = steps.flatMap(({ sources }) =>
  sources.filter((source) => /vite\.config\.ts$/.test(source)).map((config) => [config, sources] as const),
)

test.each(configs)('all local imports of %s are listed as build sources', (config, sources) => {
  const imported = listLocalImports(config)
  expect(imported.length).toBeGreaterThan(0)
  expect(
    imported.filter((file) => !sources.some((one) => file === one || file.startsWith(`${one}/`))),
  ).toEqual([])
})

test('the favicon that browsers request is part of the built console', () => {
  const [built] = steps.filter(({ result }) => result === 'console/dist/index.html')
  expect(built?.sources).toContain('console/public')
  const icon = readFileSync(`${root}console/public/favicon.ico`)
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => icon[6 + 16 * at])
  expect([icon.readUInt16LE(2), sizes]).toEqual([1, [16, 32, 48]])
})
