import { readFile, rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { aPartner, parseDocument } from '../../../../test/customersFile.ts'
import { getRunPaths } from '../../../job/journal/store.ts'

const partner = aPartner()
const createWords = [
  'companies',
  'create',
  '--name',
  'Nordfish',
  '--plan',
  'standard',
  '--seats',
  '50',
  '--validity',
  '12',
]
const manager = ['--manager-email', 'Bjork@nordfish.example', '--manager-name', 'Björk']

/** A run for one company, interrupted after sending. */
async function interruptCreation(
  words: readonly string[],
  fault: 'cut before it is saved' | 'cut after it is saved',
) {
  const place = await partner.place()
  const end = new AbortController()
  partner.server.fault = (call) => {
    if (call !== 'POST /companies') return undefined
    end.abort()
    return fault
  }
  const first = await place.run([...createWords, ...words, '--yes'], {
    interrupts: () => ({ stop: end.signal, abortSignal: end.signal }),
  })
  partner.server.fault = () => undefined
  expect(first.code).toBe(130)
  const [line = ''] = first.error.trimEnd().split('\n').slice(-1)
  return { ...place, next: line.trim().split(' ').slice(1) }
}

it.each(['cut before it is saved', 'cut after it is saved'] as const)(
  'a run for one company resumes by its ID alone (%s)',
  async (fault) => {
    const { run, next } = await interruptCreation([], fault)
    expect(next.slice(0, 2)).toEqual(['runs', 'resume'])
    const { code, output } = await run([...next, '--json'])
    expect([code, parseDocument(output)]).toMatchObject([
      0,
      { created: 1, companies: [{ state: 'created' }] },
    ])
    expect(partner.server.world().Nordfish).toMatchObject({ plan: 'standard', seats: 50, managers: [] })
  },
)

it('a run for one company stores no manager address and asks for it again', async () => {
  const { run, next, folder } = await interruptCreation(manager, 'cut before it is saved')
  const [, , id = ''] = next
  expect(next).toEqual(['runs', 'resume', id, '--manager-email', '<address>'])
  const { journal } = getRunPaths({ XDG_CONFIG_HOME: folder }, id)
  expect((await readFile(journal, 'utf8')).toLowerCase()).not.toContain('nordfish.example')
  expect((await run(['runs', 'view', 'last'])).output).toContain(
    `heed runs resume ${id} --manager-email <address>`,
  )

  const without = await run(['runs', 'resume', id])
  expect([without.code, without.error]).toEqual([
    2,
    `✗ The manager's email address for Nordfish wasn't saved.\n  Add --manager-email <address>\n`,
  ])
  const other = await run(['runs', 'resume', id, '--manager-email', 'somebody@nordfish.example'])
  expect([other.code, other.error]).toEqual([
    2,
    expect.stringContaining('used a different email address for the manager'),
  ])
  expect(partner.creations()).toBe(1)
  const { code } = await run(['runs', 'resume', id, '--manager-email', 'bjork@nordfish.example'])
  expect(code).toBe(0)
  expect(partner.server.world().Nordfish).toMatchObject({
    managers: [{ email: 'bjork@nordfish.example', name: 'Björk', role: 1 }],
  })
})

it('a run resumes without an address if company and manager already exist', async () => {
  const { run, folder } = await partner.place()
  await run([...createWords, ...manager, '--yes'])
  const [{ id } = { id: '' }] = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string }[]
  await rm(getRunPaths({ XDG_CONFIG_HOME: folder }, id).receipt)
  const { code, output } = await run(['runs', 'resume', 'last', '--json'])
  expect([code, parseDocument(output)]).toMatchObject([0, { created: 1 }])
  expect(partner.creations()).toBe(1)
})

it("runs resume rejects a manager's address that the run doesn't need", async () => {
  const { run } = await interruptCreation([], 'cut before it is saved')
  const { code, error } = await run(['runs', 'resume', 'last', '--manager-email', 'a@b.is'])
  expect([code, error]).toEqual([2, expect.stringContaining("doesn't need a manager's address")])
})
