import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { aPartner, makeCustomersFile, parseDocument } from '../../../../test/customersFile.ts'
import type { Environment } from '../../../io/terminal/streams.ts'
import { listRuns, readEntries } from '../../../job/journal/store.ts'

// Runs the installed program in a separate process.
const program = fileURLToPath(new URL('../../../../bin/heed.cjs', import.meta.url))
const partner = aPartner()
const count = 60
const rows = makeCustomersFile(
  Array.from({ length: count }, (_, at) => `Company ${at},standard,5,12,m${at}@example.is,,`),
)

/** The journal of the only run. */
async function readRunEntries(env: Environment): Promise<unknown[]> {
  const [run] = await listRuns(env)
  return readEntries(env, run?.head.id ?? '')
}

it.each(['SIGKILL', 'SIGINT'] as const)(
  'after %s a run counts as interrupted and resumes to the same result',
  { tags: 'slow', timeout: 120_000 },
  async (signal) => {
    const undisturbed = await partner.place(rows)
    await undisturbed.create()
    const world = partner.server.world()
    partner.server.reset()

    const { file, env, run } = await partner.place(rows)
    const words = [program, 'companies', 'create', '--from', file, '--yes', '--concurrency', '2']
    const child = spawn(process.execPath, words, { env: { PATH: process.env.PATH, ...env } })
    let error = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      error += text
    })
    partner.server.fault = (call, before) => {
      if (call === 'POST /companies' && before === 2) child.kill(signal)
      return call === 'POST /companies' && before >= 2 && signal === 'SIGKILL'
        ? 'cut after it is saved'
        : undefined
    }
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBe(signal === 'SIGINT' ? 130 : null)
    expect(partner.server.customers.size).toBeLessThan(count)
    partner.server.fault = () => undefined
    expect((await run(['runs', 'view', 'last', '--json'])).output).toContain('"state": "interrupted"')
    // The journal doesn't include rows that were never sent.
    expect((await readRunEntries(env)).length).toBeLessThan(count / 2)
    const line = signal === 'SIGINT' ? error.trimEnd().split('\n').at(-1)?.trim() : 'heed runs resume last'
    const { output, code: ended } = await run([...(line ?? '').split(' ').slice(1), '--json'])
    expect([ended, parseDocument(output)]).toEqual([
      0,
      expect.objectContaining({ created: count, existed: 0 }),
    ])
    expect(partner.server.world()).toEqual(world)
  },
)
