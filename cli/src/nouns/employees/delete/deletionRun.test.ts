import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder, type RunOptions } from '../../../../test/heed.ts'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()

const emails = Array.from({ length: 40 }, (_, at) => `p${at}@example.is`)

async function prepareWorkspace() {
  const { folder, file, run } = await createWorkspace(platform, `${emails.join('\n')}\n`, {
    name: 'gone.csv',
  })
  await run(['employees', 'import', '-'], { input: emails.map((email) => `${email},,Sales`).join('\n') })
  return { folder, file, run }
}

/** Stops the program after `count` deletions. */
function stopAfterDeletions(count: number): Pick<RunOptions, 'interrupts'> {
  const stop = new AbortController()
  let seen = 0
  platform.onCall = (call) => {
    if (call.startsWith('DELETE') && ++seen === count) stop.abort()
  }
  return { interrupts: () => ({ stop: stop.signal, abortSignal: new AbortController().signal }) }
}

const findRunId = (text: string): string => /heed runs resume (\S+)/.exec(text)?.[1] ?? ''

it('a resumed deletion removes the remaining employees and deletes each one only once', async () => {
  const { file, run } = await prepareWorkspace()
  const first = await run(['employees', 'delete', '--from', file, '--yes'], stopAfterDeletions(5))
  expect(first.code).toBe(130)
  expect(platform.people.size).toBeGreaterThan(0)
  expect(platform.people.size).toBeLessThan(emails.length)
  platform.onCall = () => {}
  const second = await run(['runs', 'resume', findRunId(first.error)])
  expect([second.code, platform.people.size]).toEqual([0, 0])
  const deletions = platform.calls.filter((call) => call.startsWith('DELETE'))
  expect(deletions.length).toBe(emails.length)
  const { output } = await run(['runs', 'list', '--json'])
  expect(JSON.parse(output)[0]).toMatchObject({ kind: 'employees delete', state: 'done' })
})

it('the confirmation counts employees to delete and employees only removed from the list', async () => {
  const { run } = await prepareWorkspace()
  await run(['employees', 'import', '-'], { input: 'p0@example.is,,IT' })
  const words = ['employees', 'delete', 'p0@example.is', 'p1@example.is', '--list', 'Sales']
  const { code, asked } = await run(words, { terminal: true, answers: [false] })
  expect([code, asked]).toEqual([
    2,
    [
      `Remove 2 employees from "Sales" in Norðurljós? 1 employee isn't on any other list and will be permanently deleted; 1 employee will only be removed from the list.`,
    ],
  ])
  expect(platform.people.size).toBe(emails.length)
})

it("a deletion doesn't resume with a changed file", async () => {
  const { file, run } = await prepareWorkspace()
  const first = await run(['employees', 'delete', '--from', file, '--yes'], stopAfterDeletions(5))
  await writeFile(file, 'somebody.else@example.is\n')
  const left = platform.people.size
  const second = await run(['runs', 'resume', findRunId(first.error)])
  expect([
    second.code,
    second.error.includes('has changed since the run was started'),
    platform.people.size,
  ]).toEqual([2, true, left])
})

it('a deletion stores no addresses in its journal and writes a receipt', async () => {
  const { folder, file, run } = await prepareWorkspace()
  const receipt = join(await makeTempFolder(), 'receipt.json')
  const { code } = await run(['employees', 'delete', '--from', file, '--yes', '--receipt', receipt])
  expect([code, JSON.parse(await readFile(receipt, 'utf8')).counts]).toEqual([
    0,
    { deleted: emails.length, failed: 0, left: 0 },
  ])
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const kept = files.filter((one) => one.isFile() && one.name !== 'gone.csv')
  expect(kept.length).toBeGreaterThan(0)
  for (const one of kept) {
    expect(await readFile(join(one.parentPath, one.name), 'utf8')).not.toContain('@example.is')
  }
})

it('runs undo rejects a deletion, suggests the exported file and exits with 1', async () => {
  const { file, run } = await prepareWorkspace()
  await run(['employees', 'delete', '--from', file, '--yes'])
  const { code, error } = await run(['runs', 'undo', 'last', '--yes'])
  expect([code, error]).toEqual([
    1,
    expect.stringContaining(
      `"employees delete" can't be undone. Employees are only restored by importing the file saved with --export.`,
    ),
  ])
})
