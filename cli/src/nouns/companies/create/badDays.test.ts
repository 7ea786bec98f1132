import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPartner, content, parseDocument } from '../../../../test/customersFile.ts'
import type { Fault } from '../../../../test/platform.ts'

const partner = aPartner()

describe('companies create with failures', () => {
  const everyThird = (fault: Fault) => (call: string, before: number) =>
    call === 'POST /companies' && before % 3 === 1 ? fault : undefined

  it.each<Fault>([
    { status: 429, headers: { 'Retry-After': '7' } },
    { status: 429 },
    { status: 502 },
    { status: 503 },
    { status: 504 },
    'cut before it is saved',
    'cut after it is saved',
  ])('creates the same companies despite %o', async (fault) => {
    const { create } = await partner.place()
    await create()
    const undisturbed = partner.server.world()
    partner.server.reset()
    partner.server.fault = everyThird(fault)
    const waits: number[] = []
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds)
    }
    const again = await partner.place()
    const { code, output } = await again.create(['--json'], { retrying: { sleep, random: () => 0 } })
    expect([code, parseDocument(output)]).toEqual([0, expect.objectContaining({ created: 5, existed: 0 })])
    expect(partner.server.world()).toEqual(undisturbed)
    const floor = typeof fault === 'object' && fault.headers ? 7000 : 0
    expect([...new Set(waits)]).toEqual([floor])
  })

  it('fails only the affected row, and runs retry creates just that one', async () => {
    const { create, run } = await partner.place()
    partner.server.fault = (call, before) =>
      call === 'POST /companies' && before === 2 ? { status: 500 } : undefined
    const first = await create(['--json', '--concurrency', '1'])
    expect([first.code, parseDocument(first.output)]).toEqual([
      1,
      expect.objectContaining({ created: 4, failed: 1, left: 0 }),
    ])
    expect(first.error.trimEnd().split('\n').at(-1)).toMatch(/^ {2}heed runs retry \d{8}-\d{6}-\w{4}$/)
    const before = partner.creations()
    const { code, output } = await run(['runs', 'retry', 'last', '--json'])
    expect([code, parseDocument(output), partner.creations() - before]).toEqual([
      0,
      expect.objectContaining({
        created: 5,
        failed: 0,
        cost: { currency: 'USD', before: 0, after: 300, added: 300 },
      }),
      1,
    ])
    expect(Object.keys(partner.server.world())).toHaveLength(5)
    expect((await run(['runs', 'list', '--json'])).output).toContain('"created": 5')
  })

  it('stops when the sign-in expires and names the command to resume', async () => {
    const { create, run } = await partner.place()
    partner.server.fault = (call, before) =>
      call === 'POST /companies' && before >= 2 ? { status: 401 } : undefined
    const first = await create(['--json', '--concurrency', '1'])
    expect([first.code, parseDocument(first.output)]).toEqual([
      4,
      expect.objectContaining({ created: 2, failed: 0, left: 3 }),
    ])
    expect(partner.creations()).toBe(3)
    partner.server.fault = () => undefined
    const line = first.error.trimEnd().split('\n').at(-1)?.trim().split(' ') ?? []
    expect(line.slice(0, 3)).toEqual(['heed', 'runs', 'resume'])
    const { code, output } = await run([...line.slice(1), '--json'])
    expect([code, parseDocument(output)]).toEqual([0, expect.objectContaining({ created: 5, left: 0 })])
  })

  it('stops when the server is down instead of trying every row', async () => {
    const { create } = await partner.place()
    partner.server.fault = (call) => (call === 'POST /companies' ? { status: 503 } : undefined)
    const { code, output } = await create(['--json', '--concurrency', '1'])
    expect([code, parseDocument(output)]).toEqual([5, expect.objectContaining({ failed: 2, left: 3 })])
  })

  it.each([
    ['--resume', (file: string) => ['companies', 'create', '--from', file, '--resume', '--yes']],
    ['runs resume', () => ['runs', 'resume', 'last']],
  ])('creates the same companies with %s after an interruption', async (_, words) => {
    const { file, create, run } = await partner.place()
    await create()
    const undisturbed = partner.server.world()
    partner.server.reset()
    const end = new AbortController()
    partner.server.fault = (call, before) => {
      if (call === 'POST /companies' && before === 2) end.abort()
      return call === 'POST /companies' && before >= 2 ? 'cut after it is saved' : undefined
    }
    const first = await create([], { interrupts: () => ({ stop: end.signal, abortSignal: end.signal }) })
    expect(first.code).toBe(130)
    partner.server.fault = () => undefined
    const { code, output } = await run([...words(file), '--json'])
    expect([code, parseDocument(output)]).toEqual([
      0,
      expect.objectContaining({
        created: 5,
        existed: 0,
        cost: { currency: 'USD', before: 0, after: 300, added: 300 },
      }),
    ])
    expect(partner.server.world()).toEqual(undisturbed)
    expect((await run(['runs', 'resume', 'last'])).code).toBe(2)
  })

  it('keeps no run when interrupted before anything is created', async () => {
    const { create, run } = await partner.place()
    const end = new AbortController()
    partner.server.fault = (call) => {
      if (call === 'GET /partners/5/subscriptions/plans') end.abort()
      return undefined
    }
    const { code, error } = await create([], {
      interrupts: () => ({ stop: end.signal, abortSignal: end.signal }),
    })
    expect([code, error, partner.creations()]).toEqual([130, expect.stringContaining('Interrupted.'), 0])
    expect((await run(['runs', 'list', '--json'])).output).toBe('[]\n')
  })

  it("doesn't resume with a changed file", async () => {
    const { file, create, run } = await partner.place()
    partner.server.fault = (call) => (call === 'POST /companies' ? { status: 401 } : undefined)
    await create()
    await writeFile(file, content.replace('Alpha', 'Omega'))
    const { code, error } = await run(['runs', 'resume', 'last'])
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('customers.csv has changed since the run was started.'),
    ])
    const other = await run(['companies', 'create', '--from', file, '--resume', '--yes'])
    expect([other.code, other.error]).toEqual([
      2,
      expect.stringContaining("There's no interrupted run for this version of customers.csv."),
    ])
  })

  it('rejects a second run over the same file', async () => {
    const { create } = await partner.place()
    let second: ReturnType<typeof create> | undefined
    partner.server.hold = async () => {
      second ??= create()
      await second
    }
    expect((await create()).code).toBe(0)
    expect(await second).toMatchObject({
      code: 5,
      error: expect.stringContaining('customers.csv is in use by process'),
    })
    expect(partner.creations()).toBe(5)
  })

  it("creates nothing if the receipt can't be written", async () => {
    const { folder, create } = await partner.place()
    expect((await create(['--receipt', join(folder, 'none', 'r.json')])).code).toBe(1)
    expect(partner.creations()).toBe(0)
  })
})
