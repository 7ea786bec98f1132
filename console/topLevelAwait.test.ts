import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { hasTopLevelAwait, noTopLevelAwait } from './topLevelAwait.ts'

it.each([
  ['await load()', true],
  ['export const texts = await load()', true],
  ['if (late) { await load() }', true],
  ['for await (const one of all) use(one)', true],
  ['const load = async () => { await wait() }', false],
  ['async function load() { for await (const one of all) use(one) }', false],
  ['class Store { async load() { await wait() } }', false],
  ['const text = "await load()"', false],
])('%s has a top-level await: %s', (code, expected) => {
  expect(hasTopLevelAwait(code)).toBe(expected)
})

const buildModule = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      noTopLevelAwait,
      { name: 'module', resolveId: (id) => id, load: (id) => (id.endsWith('entry.js') ? code : null) },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(import.meta.dirname, 'entry.js') },
    },
  })

it('fails a build with a top-level await and names its module', async () => {
  await expect(buildModule('document.title = await fetch("/")')).rejects.toThrow(
    /keeps pages blank in Safari[\s\S]*entry\.js/,
  )
  await expect(buildModule('document.title = "Heed"')).resolves.toBeDefined()
})
