import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'
import { getRunPaths } from '../../../../job/journal/store.ts'

const platform = setUpPlatform()

// The check rejects two lines and the platform rejects one; the other lines are sent in batches of three.
const people = Array.from({ length: 30 }, (_, at) => `p${at}@example.is,Name ${at},Sales`)
const lines = ['no address', ...people, ', nobody']
const batches = ['--batch', '3', '--concurrency', '1']

async function prepareWorkspace() {
  const place = await createWorkspace(platform, lines.join('\n'), { company: null })
  platform.refuses.add('p2@example.is')
  const load = (...words: string[]) => place.importIt(['--company', '1', ...batches, ...words])
  const results = async (...words: string[]) => {
    const { output } = await place.run(['runs', 'results', 'last', '--json', ...words])
    return JSON.parse(output) as { line: number; state: string; reason: string }[]
  }
  return { ...place, load, results }
}

const failSecondBatch = (status: number | undefined) => {
  platform.fault = (batch) => (status !== undefined && batch === 2 ? { status } : undefined)
}

it("runs results shows each rejected line's reason and names the rejects file", async () => {
  const { folder, run, load, results } = await prepareWorkspace()
  const rejects = join(folder, 'refused.csv')
  expect((await load('--rejects', rejects)).code).toBe(3)
  expect(await results()).toMatchObject([
    { line: 1, state: 'refused', reason: 'Email not valid' },
    { line: 4, state: 'refused', reason: 'Email not valid' },
    { line: 32, state: 'refused', reason: 'Email not valid' },
  ])
  const { error } = await run(['runs', 'results', 'last'])
  expect(error).toContain(`3 rows of run `)
  expect(error).toContain(`The rejected lines are in ${rejects}`)
  expect((await run(['runs', 'retry', 'last'])).error).toMatch(/^✗ Run \S+ has no failed batches\./)
})

it('runs retry sends only the failed batch, and runs resume sends the rest', async () => {
  const { run, load, results } = await prepareWorkspace()
  failSecondBatch(500)
  expect((await load()).code).toBe(1)
  expect(await results('--failed')).toMatchObject([
    { line: 1, state: 'refused' },
    { line: 4, state: 'refused' },
    ...[8, 9, 10].map((line) => ({ line, state: 'failed', reason: 'in trouble' })),
    { line: 32, state: 'refused' },
  ])
  failSecondBatch(undefined)
  const before = platform.batches.length
  const retried = await run(['runs', 'retry', 'last'])
  expect([retried.code, platform.batches.slice(before)]).toEqual([1, [[8, 9, 10]]])
  expect(retried.error).toContain('Not saved yet in Norðurljós: 21 employees.\n  Resume:')
  expect(await results()).toMatchObject([{ line: 1 }, { line: 4 }, { line: 32 }])
  const resumed = await run(['runs', 'resume', 'last', '--json'])
  expect([resumed.code, platform.batches.slice(before).flat()]).toEqual([
    3,
    lines.map((_, at) => at + 1).slice(7, 31),
  ])
  expect(JSON.parse(resumed.output)).toMatchObject({ new: 29, invalid: 3 })
  expect(platform.people.size).toBe(29)
})

it('runs retry finishes the import if the failed batch was the last one', async () => {
  const { run, load, results } = await prepareWorkspace()
  platform.fault = (batch) => (batch === 9 ? { status: 409 } : undefined)
  expect((await load()).code).toBe(1)
  platform.fault = () => undefined
  const { code, output } = await run(['runs', 'retry', 'last', '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([3, { new: 29, invalid: 3 }])
  expect((await results()).map(({ state }) => state)).toEqual(['refused', 'refused', 'refused'])
})

it("runs resume continues the named run, not the file's latest one", async () => {
  const { run, load } = await prepareWorkspace()
  failSecondBatch(500)
  await load()
  const [first] = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string }[]
  await load()
  platform.fault = () => undefined
  expect((await run(['runs', 'resume', first?.id ?? ''])).code).toBe(3)
  const all = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string; state: string }[]
  expect(all.find(({ id }) => id === first?.id)?.state).toBe('done')
})

it('runs retry sends nothing if the file has changed', async () => {
  const { run, load, file } = await prepareWorkspace()
  failSecondBatch(500)
  await load()
  await writeFile(file, 'somebody@example.is')
  const before = platform.batches.length
  const { code, error } = await run(['runs', 'retry', 'last'])
  expect([code, platform.batches.length]).toEqual([2, before])
  expect(error).toContain('people.csv has changed since its import was interrupted.')
})

it("an import's journal keeps line numbers and reasons, but no addresses", async () => {
  const { folder, run, load } = await prepareWorkspace()
  failSecondBatch(500)
  await load()
  const [{ id } = { id: '' }] = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string }[]
  const text = await readFile(getRunPaths({ XDG_CONFIG_HOME: folder }, id).journal, 'utf8')
  expect(text).toContain('{"refused":[1,32],"reason":"Email not valid"}')
  expect(text).toContain('"reason":"in trouble","lines":[8,9,10]}')
  expect(text).not.toContain('@example.is')
})

it('runs view counts what a killed import saved', async () => {
  const { folder, run, load } = await prepareWorkspace()
  await load()
  const [{ id } = { id: '' }] = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string }[]
  const { journal, receipt } = getRunPaths({ XDG_CONFIG_HOME: folder }, id)
  const text = (await readFile(journal, 'utf8')).trimEnd().split('\n')
  await writeFile(journal, `${text.slice(0, -1).join('\n')}\n`)
  await rm(receipt)
  const view = JSON.parse((await run(['runs', 'view', 'last', '--json'])).output)
  expect(view).toMatchObject({ state: 'interrupted', counts: { new: 26, refused: 3 } })
  expect((await run(['runs', 'results', 'last'])).error).toContain('Up to 1 more call got no response')
})
