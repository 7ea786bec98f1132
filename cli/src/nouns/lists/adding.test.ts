import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { RunOptions } from '../../../test/heed.ts'
import { createWorkspace } from '../../../test/place.ts'
import { type Platform, setUpPlatform } from '../../../test/platform.ts'
import { getRunPaths } from '../../job/journal/store.ts'

const platform = setUpPlatform()

// Two batches; everyone is on Staff, the first ten also on Sales.
const employeeCount = 700
const emails = Array.from({ length: employeeCount }, (_, at) => `p${at}@example.is`)
const countSalesMembers = () => [...platform.people].filter(([, { lists }]) => lists.has('Sales')).length

async function prepareWorkspace() {
  const { folder, file, run } = await createWorkspace(platform, emails.join('\n'), {
    name: 'sales.txt',
    company: null,
  })
  const here = ['--company', '1']
  const lines = [
    ...emails.map((email) => `${email},,Staff`),
    ...emails.slice(0, 10).map((one) => `${one},,Sales`),
  ]
  await run(['employees', 'import', '-', ...here], { input: lines.join('\n') })
  platform.calls = []
  platform.batches = []
  const add = (words: string[] = ['--from', file], options: RunOptions = {}) =>
    run(['lists', 'add', 'Sales', ...here, ...words], options)
  const results = async (...words: string[]) =>
    JSON.parse((await run(['runs', 'results', 'last', '--json', ...words])).output) as {
      line: number
      state: string
    }[]
  const counts = async () => JSON.parse((await run(['runs', 'view', 'last', '--json'])).output).counts
  return { folder, file, run, add, results, counts }
}

const countAdditions = () => platform.calls.filter((call) => call.endsWith('/addUsersToList')).length

/** Decides the result of each addition by its number, from 0; previews always succeed. */
function setAdditionFaults(decide: (addition: number) => ReturnType<Platform['fault']>): void {
  platform.fault = () =>
    platform.calls.at(-1)?.endsWith('/addUsersToList') ? decide(countAdditions() - 1) : undefined
}

it('lists add records added and existing employees in a run without addresses', async () => {
  const { folder, add, results, counts, run } = await prepareWorkspace()
  const receipt = join(folder, 'receipt.json')
  const { code, output } = await add(['--from', join(folder, 'sales.txt'), '--receipt', receipt, '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([
    0,
    { added: employeeCount - 10, duplicates: 10, failures: [] },
  ])
  expect(JSON.parse(await readFile(receipt, 'utf8'))).toMatchObject({ kind: 'lists add', state: 'done' })
  expect(await counts()).toEqual({ added: employeeCount - 10, existed: 10, left: 0, failed: 0 })
  expect((await results()).filter(({ state }) => state === 'existed').map(({ line }) => line)).toEqual(
    Array.from({ length: 10 }, (_, at) => at + 1),
  )
  const [{ id } = { id: '' }] = JSON.parse((await run(['runs', 'list', '--json'])).output) as { id: string }[]
  const text = await readFile(getRunPaths({ XDG_CONFIG_HOME: folder }, id).journal, 'utf8')
  expect(text).not.toContain('@example.is')
})

it('runs retry repeats only the additions that failed', async () => {
  const { add, run, results, counts } = await prepareWorkspace()
  platform.people.delete('p600@example.is')
  setAdditionFaults((addition) => (addition === 0 ? { status: 500 } : undefined))
  const first = await add()
  expect(first.code).toBe(3)
  const failed = await results('--failed')
  expect([200, 499, 500, 501]).toContain(failed.length)
  expect(failed).toContainEqual(expect.objectContaining({ line: 601, reason: 'employee not found' }))
  setAdditionFaults(() => undefined)
  platform.people.set('p600@example.is', { name: '', lists: new Set(), tags: new Set() })
  const before = countAdditions()
  expect((await run(['runs', 'retry', 'last'])).code).toBe(0)
  expect(countAdditions() - before).toBeLessThanOrEqual(2)
  expect([countSalesMembers(), await counts()]).toEqual([
    employeeCount,
    { added: employeeCount - 10, existed: 10, left: 0, failed: 0 },
  ])
})

it.each([
  ['saved', 'cut after it is saved'],
  ['not saved', 'cut before it is saved'],
] as const)(
  'lists add resumes after an interruption, whether the interrupted call was %s',
  async (_, fault) => {
    const { add, run, counts } = await prepareWorkspace()
    const end = new AbortController()
    setAdditionFaults(() => {
      end.abort()
      return fault
    })
    const first = await add(undefined, { interrupts: () => ({ stop: end.signal, abortSignal: end.signal }) })
    expect(first.code).toBe(130)
    expect(first.error).toMatch(/heed runs resume \S+/)
    setAdditionFaults(() => undefined)
    expect((await run(['runs', 'resume', 'last'])).code).toBe(0)
    expect([countSalesMembers(), await counts()]).toEqual([
      employeeCount,
      { added: employeeCount - 10, existed: 10, left: 0, failed: 0 },
    ])
  },
)

it('runs undo of lists add asks and only removes the employees it added', async () => {
  const { folder, add, run, counts } = await prepareWorkspace()
  await add()
  await rm(join(folder, 'sales.txt'))
  platform.people.get('p20@example.is')?.lists.delete('Staff')
  platform.people.get('p21@example.is')?.lists.delete('Sales')
  const few = await run(['runs', 'undo', 'last', '--yes'])
  expect([few.code, countSalesMembers()]).toEqual([10, employeeCount - 1])
  const undo = ['runs', 'undo', 'last', '--max-delete', '2000']
  const asked = await run(undo, { terminal: true, answers: ['no'] })
  expect([asked.code, asked.asked, countSalesMembers()]).toEqual([
    2,
    ['Type the number of employees to remove:'],
    employeeCount - 1,
  ])
  const { code, output } = await run([...undo, '--yes'])
  expect(code).toBe(0)
  expect(output).toMatch(
    /^✓ Removed 689 employees from "Sales" in Norðurljós\n {2}1 employee no longer on the list\nRun \S+\. See/,
  )
  expect(output).toContain("It can't be undone: It undid another run.\n")
  expect([countSalesMembers(), platform.people.size]).toEqual([10, employeeCount])
  expect(await counts()).toEqual({ removed: employeeCount - 11, failed: 0, gone: 1 })
  expect(platform.people.get('p20@example.is')?.lists).toEqual(new Set())
})

it('an interrupted undo of lists add resumes by its run ID without asking again', {
  tags: 'slow',
}, async () => {
  const { add, run } = await prepareWorkspace()
  await add()
  const end = new AbortController()
  platform.onCall = (call) => {
    if (call.startsWith('DELETE')) end.abort()
  }
  const undo = await run(['runs', 'undo', 'last', '--yes', '--max-delete', '2000'], {
    interrupts: () => ({ stop: end.signal, abortSignal: new AbortController().signal }),
  })
  expect([undo.code, countSalesMembers() > 10]).toEqual([130, true])
  const [line = ''] = undo.error.trimEnd().split('\n').slice(-1)
  platform.onCall = () => {}
  expect((await run(line.trim().split(' ').slice(1))).code).toBe(0)
  expect([countSalesMembers(), platform.people.size]).toEqual([10, employeeCount])
})

it('runs undo of lists add removes no one in a company with anonymous tracking', async () => {
  const { add, run } = await prepareWorkspace()
  await add()
  platform.company = { ...platform.company, anonymousTracking: true }
  const { code, error } = await run(['runs', 'undo', 'last', '--yes', '--max-delete', '2000'])
  expect([code, error.includes('uses anonymous tracking'), countSalesMembers()]).toEqual([
    4,
    true,
    employeeCount,
  ])
})

it("lists add with typed addresses can't be resumed and says to run it again", async () => {
  const { add, run } = await prepareWorkspace()
  setAdditionFaults(() => ({ status: 401 }))
  const { code, error } = await add(['p20@example.is'])
  expect([code, error.includes('Run the same command again')]).toEqual([4, true])
  const again = await run(['runs', 'resume', 'last'])
  expect([again.code, again.error.includes('used addresses from the command line')]).toEqual([2, true])
})
