import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed, runOnTerminal } from './program.ts'

// Shows help on a terminal with too few lines for the whole page.
const rows = 20
const first = 'Import employees from a CSV or text file'
const last = '--no-pager'

/** A pager that records its arguments, prints everything and doesn't wait. */
async function aPager(): Promise<string> {
  const path = join(await createTempFolder(), 'pager.sh')
  await writeFile(path, 'echo paged by this one; cat')
  return `sh ${path}`
}

it.each([
  ['a command', ['employees', 'import', '--help'], first],
  ['a command opened with heed help', ['help', 'employees', 'import'], first],
  ['a topic', ['help', 'environment'], 'Environment variables that heed reads'],
  ['heed itself', [], 'Manage employees and security-awareness training'],
])('the help page of %s opens at its beginning in less', async (_, words, beginning) => {
  const session = runOnTerminal(words, { rows })
  await session.shows(/^:/m)
  expect(session.screen()).toContain(beginning)
  expect(session.screen().split('\n').length).toBeLessThanOrEqual(rows)
  session.type('q')
  expect(await session.ended).toBe(0)
})

it('help uses the pager named in PAGER', async () => {
  const session = runOnTerminal(['employees', 'import', '--help'], { rows, env: { PAGER: await aPager() } })
  expect(await session.ended).toBe(0)
  expect(session.screen()).toContain('paged by this one')
  expect(session.screen()).toContain(last)
})

it("a terminal session keeps all output of a program that ends before it's read", async () => {
  const folder = await createTempFolder()
  const gone = join(folder, 'gone')
  const pager = join(folder, 'pager.sh')
  const waits = `trap "" HUP; while kill -0 "$1"; do sleep 0.01; done; : > ${gone}`
  await writeFile(pager, `cat\nsh -c '${waits}' sh "$HEED_PID" </dev/null >/dev/null 2>&1 &\n`)
  const session = runOnTerminal(['employees', 'import', '--help'], {
    rows,
    env: { PAGER: `HEED_PID=$PPID sh ${pager}` },
  })
  spawnSync('sh', ['-c', `until [ -e ${gone} ]; do sleep 0.01; done`], { timeout: 60_000 })
  expect(await session.ended).toBe(0)
  expect(session.screen()).toContain(first)
  expect(session.screen()).toContain(last)
})

it.each<[string, { words?: string[]; env?: Record<string, string>; height?: number }]>([
  ['with --no-pager', { words: ['--no-pager'] }],
  ['with PAGER=cat', { env: { PAGER: 'cat' } }],
  ['on a dumb terminal', { env: { TERM: 'dumb' } }],
  ['if the page fits on the screen', { height: 100 }],
])('help prints the whole page without a pager %s', async (_, { words = [], env = {}, height = rows }) => {
  const session = runOnTerminal(['employees', 'import', '--help', ...words], {
    rows: height,
    env: { PAGER: await aPager(), ...env },
  })
  expect(await session.ended).toBe(0)
  expect(session.screen()).toContain(last)
  expect(session.screen()).not.toContain('paged by this one')
})

it('help in a pipe prints the whole page without a pager', async () => {
  const { code, output } = await runHeed(['employees', 'import', '--help'], {
    env: { PAGER: await aPager() },
  })
  expect([code, output]).toEqual([0, expect.stringContaining(last)])
  expect(output).not.toContain('paged by this one')
})
