import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeDuplicates } from './distinct.ts'
import { listPactFiles } from './pactFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'heed-pacts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writePact(name: string, consumer: string, ...interactions: object[]): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ consumer: { name: consumer }, interactions }))
  return file
}
const createInteraction = (description: string, status = 200) => ({
  description,
  request: { method: 'GET', path: '/auth/user' },
  response: { status },
})

it("keepDistinct drops a consumer's repeated interactions across names and files", () => {
  const first = writePact(
    'a.json',
    'heed-cli',
    createInteraction('auth.getCurrentUser: one'),
    createInteraction('auth.getCurrentUser: two'),
  )
  const { request, ...rest } = createInteraction('auth.getCurrentUser: three')
  const turned = { ...rest, request }
  const other = writePact(
    'b.json',
    'heed-cli',
    turned,
    createInteraction('auth.getCurrentUser: refused', 401),
  )
  const empty = writePact('c.json', 'heed-cli', createInteraction('auth.getCurrentUser: four'))
  const client = writePact(
    'd.json',
    'heed-console',
    createInteraction('auth.getCurrentUser: of another client'),
  )
  const byName = writePact(
    'e.json',
    'heed-cli',
    createInteraction('auth.getCurrentUser: one, made by its name'),
  )
  expect(removeDuplicates([first, other, empty, client, byName])).toEqual({ keptCount: 4, repeatedCount: 3 })
  const left = [first, other, client, byName].flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')).interactions as { description: string }[]).map(
      ({ description }) => description,
    ),
  )
  expect(left).toEqual([
    'auth.getCurrentUser: one',
    'auth.getCurrentUser: refused',
    'auth.getCurrentUser: of another client',
    'auth.getCurrentUser: one, made by its name',
  ])
  expect(existsSync(empty)).toBe(false)
})

it('keepDistinct sorts interactions by name and keeps the first of repeated ones', () => {
  const file = writePact(
    'order.json',
    'heed-client',
    createInteraction('auth.getCurrentUser: later', 401),
    createInteraction('auth.getCurrentUser: somebody'),
    createInteraction('auth.getCurrentUser: anybody'),
  )
  removeDuplicates([file])
  const { interactions } = JSON.parse(readFileSync(file, 'utf8'))
  expect(interactions.map(({ description }: { description: string }) => description)).toEqual([
    'auth.getCurrentUser: anybody',
    'auth.getCurrentUser: later',
  ])
})

it('interactions that differ only in examples are repeats, unlike a different exact value', () => {
  const listed = (name: string, count: number) => ({
    ...createInteraction(`lists.list: ${name} ${count}`),
    response: {
      status: 200,
      body: { lists: [{ name, count }] },
      matchingRules: { body: { '$.lists': { matchers: [{ match: 'type', min: 1 }] } } },
    },
  })
  const exact = (name: string) => {
    const { response, ...rest } = listed(name, 1)
    const matchingRules = { body: { '$.lists[*].count': { matchers: [{ match: 'integer' }] } } }
    return { ...rest, description: `lists.list: exactly ${name}`, response: { ...response, matchingRules } }
  }
  const all = [listed('Finance', 1), listed('Sales', 2), exact('Finance'), exact('Sales')]
  expect(removeDuplicates([writePact('examples.json', 'heed-cli', ...all)])).toEqual({
    keptCount: 3,
    repeatedCount: 1,
  })
})

it('the committed pacts are distinct and sorted; npm run pact -w contracts rewrites them', () => {
  const kept = listPactFiles(join(import.meta.dirname, '..', '..', 'pacts'))
  const copies = kept.map((file, at) => {
    const copy = join(folder, `${at}.json`)
    writeFileSync(copy, readFileSync(file))
    return copy
  })
  expect(removeDuplicates(copies).repeatedCount).toBe(0)
  const descriptions = (file: string): string[] =>
    JSON.parse(readFileSync(file, 'utf8')).interactions.map((one: { description: string }) => one.description)
  const turned = kept.filter((file, at) => {
    const [here, there] = [descriptions(file), descriptions(copies[at] ?? '')]
    return here.some((one, place) => one !== there[place])
  })
  expect(turned).toEqual([])
})
