import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aPartner, parseDocument } from '../../../test/customersFile.ts'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../test/heed.ts'
import { makeEnv } from '../../../test/place.ts'
import { setUpPlatform } from '../../../test/platform.ts'
import { findRun } from '../../job/journal/find.ts'
import { getRunPaths } from '../../job/journal/store.ts'
import { commands } from '../../program/catalogue.ts'
import { runKindLoaders } from './kinds.ts'

const platform = setUpPlatform()
const partner = aPartner()

/** A run by this person in one company, and a later run in a different company. */
async function prepareWorkspace() {
  const folder = await makeTempFolder()
  const env = makeEnv(platform, folder, null)
  const run = (words: readonly string[], options: RunOptions = {}) => runHeed(words, { ...options, env })
  const file = join(folder, 'people.csv')
  await writeFile(file, 'asa@example.is,Ása\nbjorn@example.is,Björn\n')
  expect((await run(['employees', 'import', file, '--company', '1'])).code).toBe(0)
  const { head } = await findRun(env, 'last')
  const other = '20991231-000000-9999'
  await mkdir(getRunPaths(env, other).folder, { recursive: true })
  const text = JSON.stringify({ ...head, id: other, companies: [{ id: 2, name: 'Fjord ehf.' }] })
  await writeFile(getRunPaths(env, other).journal, `${text}\n`)
  await writeFile(join(folder, 'heed', 'runs', 'order'), `${head.id}\n${other}\n`)
  return { env, run, own: head, other }
}

it('runs list, view and undo use only runs of the company given by --company', async () => {
  const { run, own, other } = await prepareWorkspace()
  const listed = async (...words: string[]) =>
    (JSON.parse((await run(['runs', 'list', '--json', ...words])).output) as { id: string }[]).map(
      ({ id }) => id,
    )
  expect(await listed()).toEqual([other, own.id])
  expect(await listed('--company', '1')).toEqual([own.id])
  expect(await listed('--company', 'fjord EHF.')).toEqual([other])
  expect((await run(['runs', 'list', '--company', 'No one'])).error).toBe('No runs for "No one" yet.\n')
  expect(JSON.parse((await run(['runs', 'view', 'last', '--company', '1', '--json'])).output).id).toBe(own.id)
  const undone = await run(['runs', 'undo', 'last', '--company', '1', '--yes', '--json'])
  expect([undone.code, JSON.parse(undone.output).of]).toEqual([0, own.id])
  expect(platform.world()).toEqual({})
})

it.each(['undo', 'resume', 'retry'])(
  'runs %s rejects a run of a company other than the given one',
  async (verb) => {
    const { run, other } = await prepareWorkspace()
    const calls = platform.calls.length
    const { code, error } = await run(['runs', verb, other, '--company', '1'])
    expect([code, error]).toEqual([2, expect.stringContaining(`Run ${other} isn't for the company "1".`)])
    expect(platform.calls.length).toBe(calls)
  },
)

it('runs undo names the run, company and time before asking, even with --quiet', async () => {
  const { run, own } = await prepareWorkspace()
  const { code, error, asked } = await run(['runs', 'undo', own.id, '--quiet'], {
    terminal: true,
    answers: ['0'],
  })
  expect([code, asked]).toEqual([2, ['Type the number of employees to delete:']])
  const told = error.slice(0, error.indexOf('Employees to be deleted'))
  expect(told).toContain(`Undo employees import ${own.id}`)
  expect(told).toContain(own.companies[0]?.name)
  expect(told).toContain(`${own.started.slice(0, 16).replace('T', ' ')} UTC`)
})

it('runs undo --dry-run shows the employees it would delete and changes nothing', async () => {
  const { run, own } = await prepareWorkspace()
  const world = platform.world()
  const dry = await run(['runs', 'undo', own.id, '--dry-run', '--json'])
  expect([dry.code, JSON.parse(dry.output)]).toEqual([
    0,
    expect.objectContaining({ run: null, of: own.id, dryRun: true, deleted: 2 }),
  ])
  expect(dry.error).toContain('  - Björn <bjorn@example.is>')
  expect(platform.world()).toEqual(world)
  expect(JSON.parse((await run(['runs', 'list', '--json'])).output)).toHaveLength(2)
  const limited = await run(['runs', 'undo', own.id, '--dry-run', '--max-delete', '1'])
  expect(limited.code).toBe(10)
})

it('runs undo --dry-run shows companies to delete and counts the others as skipped', async () => {
  const { run, create } = await partner.place()
  await create()
  const before = partner.server.world()
  const [changed] = [...partner.server.customers.values()]
  if (changed) changed.employees = 2
  const { code, output, error } = await run(['runs', 'undo', 'last', '--dry-run', '--json'])
  expect([code, parseDocument(output)]).toEqual([
    0,
    expect.objectContaining({ run: null, dryRun: true, deleted: 4, skipped: 1 }),
  ])
  expect(error).toContain('Beta ehf.')
  expect(Object.keys(partner.server.world())).toEqual(Object.keys(before))
})

it.each<[string[], string]>([
  [['runs', 'undo', 'last', '--result', 'rows.csv'], 'undone with a result file'],
  [['runs', 'undo', 'last', '--dry-run', '--export', 'people.csv'], 'A dry run writes no files.'],
])("runs undo rejects options that it wouldn't use: %j", async (words, message) => {
  const { run, own } = await prepareWorkspace()
  const { code, error } = await run([...words, '--company', String(own.companies[0]?.id)])
  expect([code, error]).toEqual([2, expect.stringContaining(message)])
})

const otherCommands = commands.filter(({ each, takesCompany }) => !each && !takesCompany)

it.each(otherCommands)('heed $name rejects --company', async ({ name, argument, second }) => {
  const words = [...name.split(' '), ...(argument ? ['1'] : []), ...(second ? ['2'] : []), '--company', '1']
  const { code, error } = await runHeed(words)
  expect([code, error]).toEqual([2, expect.stringContaining("doesn't take --company.")])
})

it.each<[string[], string]>([
  [['auth.getCurrentUser'], "auth.getCurrentUser doesn't take --company."],
  [['companies.get', '--companyId', '2'], 'Two companies were given, but only one is allowed.'],
])('heed api rejects --company for the call %j', async (words, message) => {
  const env = { HEED_API: platform.url, HEED_TOKEN: token }
  const { code, error } = await runHeed(['api', ...words, '--company', '1'], { env })
  expect([code, error]).toEqual([2, expect.stringContaining(message)])
})

it('every command that records rows has a kind of run', () => {
  const recorded = commands.filter(({ loadRecord }) => loadRecord).map(({ name }) => name)
  expect(Object.keys(runKindLoaders)).toEqual(expect.arrayContaining(recorded))
})
