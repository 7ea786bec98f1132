import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { selectStateless } from './withoutStates.ts'

const companyState = { name: 'a company' }
const adminState = { name: 'signed in', params: { as: 'admin' } }

function select(...interactions: [description: string, states: object[], method: string, status: number][]) {
  const folder = mkdtempSync(join(tmpdir(), 'heed-select-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'lists'))
  const file = join(folder, 'lists', 'heed-cli-heed-api.json')
  const pact = {
    consumer: { name: 'heed-cli' },
    interactions: interactions.map(([description, providerStates, method, status]) => ({
      description,
      providerStates,
      request: { method, path: '/' },
      response: { status },
    })),
  }
  writeFileSync(file, JSON.stringify(pact))
  const { files, skipped } = selectStateless([file], 'admin', folder)
  const kept = files.flatMap((name) => JSON.parse(readFileSync(name, 'utf8')).interactions)
  return { kept: kept.map(({ description }: { description: string }) => description), skipped }
}

it('interactions that the default company answers without being changed are kept', () => {
  const { kept, skipped } = select(
    ['a: read', [companyState, adminState], 'GET', 200],
    ['b: public', [companyState], 'GET', 200],
    ['c: refused', [companyState, adminState], 'POST', 409],
  )
  expect([kept, skipped]).toEqual([['a: read', 'b: public', 'c: refused'], []])
})

it.each([
  [
    'another person',
    [companyState, { name: 'signed in', params: { as: 'viewer' } }],
    'GET',
    '"signed in" {"as":"viewer"}',
  ],
  ['another state', [companyState, adminState, { name: 'no lists' }], 'GET', '"no lists"'],
  [
    'another company',
    [{ ...companyState, params: { full: true } }, adminState],
    'GET',
    '"a company" {"full":true}',
  ],
  ['a change', [companyState, adminState], 'DELETE', 'a fresh "a company", which it changes'],
])('interactions that need %s are skipped', (_, states, method, need) => {
  expect(select(['a: call', states, method, 200])).toEqual({
    kept: [],
    skipped: [`heed-cli, a: call: needs ${need}`],
  })
})
