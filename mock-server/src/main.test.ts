import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { DeskPerson } from './desk/people.ts'
import { buildBundle, TestProcess } from './testProcess.ts'

// Long, because the processes run in parallel with all other tests.
const slowTestOptions = { timeout: 60_000 }

let bundle: ReturnType<typeof buildBundle>
let dataFile = ''
beforeAll(() => {
  bundle = buildBundle()
}, slowTestOptions.timeout)
afterAll(() => bundle.remove())
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-main-'))
  dataFile = join(folder, 'world.json')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const start = (...words: string[]) =>
  new TestProcess(bundle.file, ['--port', '0', '--employees', '20', ...words])

async function fetchAdmin(address: string): Promise<DeskPerson> {
  const answer = await fetch(`${address}/_mock/people`)
  const { people } = (await answer.json()) as { people: DeskPerson[] }
  const found = people.find(({ role }) => role === 'admin')
  if (!found) throw new Error('nobody is admin')
  return found
}

describe('the server start', slowTestOptions, () => {
  it("prints its address and each role's sign-in link", async () => {
    const server = start()
    const address = await server.waitForReady()
    const { stdout, stderr, code } = await server.kill('SIGTERM')
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout.split('\n').filter(Boolean)
    expect(lines[0]).toBe(`ready ${address}/`)
    expect(
      lines.slice(1, 5).map((line) => /^ {2}(\w+) .* http:\S+\/auth\/email\/signin\/\w+/.exec(line)?.[1]),
    ).toEqual(['admin', 'viewer', 'partner', 'super'])
  })

  it('creates different sign-in links on each start, unless both use the same secret', {
    tags: 'slow',
  }, async () => {
    const links = async (secret: string) => {
      const words = ['--port', '0', '--employees', '20']
      const server = new TestProcess(bundle.file, words, { HEED_SECRET: secret })
      await server.waitForReady()
      const { stdout } = await server.kill('SIGTERM')
      return [...stdout.matchAll(/\/auth\/email\/signin\/(\w+)/g)].map(([, token]) => token)
    }
    const [first, second, handed, again] = await Promise.all(['', '', 'one', 'one'].map(links))
    expect(first).toHaveLength(4)
    expect(first?.filter((token) => second?.includes(token))).toEqual([])
    expect(again).toEqual(handed)
  })

  it('warns and requires the printed key when other machines can reach it', {
    tags: 'slow',
  }, async () => {
    // A loopback address that the server doesn't recognize, so that tests open no port to other machines.
    const server = start('--host', '127.1')
    const address = await server.waitForReady()
    await expect.poll(() => server.stderr).toContain('Warning: other machines can reach this server')
    const key = /as the password: (\w+)$/m.exec(server.stderr)?.[1]
    const fetchStatus = async (authorization: string) =>
      (await fetch(`${address}/_mock/people`, { headers: { authorization } })).status
    expect([await fetchStatus('Bearer guessed'), await fetchStatus(`Bearer ${key}`)]).toEqual([401, 200])
  })

  it.each([
    [['--prot', '1'], /^Unknown option '--prot'/],
    [['--data', '/nowhere/world.json'], /^Couldn't lock the data file: ENOENT/],
  ])('fails with one clear line and exit code 1 for %j', { tags: 'slow' }, async (words, line) => {
    const { code, stdout, stderr } = await new TestProcess(bundle.file, ['--port', '0', ...words]).result
    expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
      code: 1,
      stdout: '',
      lines: 1,
    })
    expect(stderr.trimEnd()).toMatch(line)
  })

  it('reports that a port is in use', { tags: 'slow' }, async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await new TestProcess(bundle.file, [], { PORT: String(port) }).result
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${port} is in use; choose another one with --port N or --content-port N\n`,
    })
  })
})

describe('--data', slowTestOptions, () => {
  it('rejects a second process, a damaged file and options that conflict with the file', {
    tags: 'slow',
  }, async () => {
    const first = start('--data', dataFile)
    await first.waitForReady()
    const second = await start('--data', dataFile).result
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`in use by process ${first.child.pid}`),
    })
    await first.kill('SIGINT')
    const other = await start('--data', dataFile, '--seed', '9').result
    expect(other).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^.* contains a world with seed 1, not 9; .*\n$/),
    })
    writeFileSync(dataFile, readFileSync(dataFile, 'utf8').slice(0, -20))
    const damaged = await start('--data', dataFile).result
    expect(damaged).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+world\.json is damaged: .*\n$/),
    })
  })

  it('keeps rows, clock, emails and sessions across an orderly shutdown', { tags: 'slow' }, async () => {
    const before = start('--data', dataFile)
    const address = await before.waitForReady()
    const { token, email } = await fetchAdmin(address)
    await fetch(`${address}/_mock/clock`, { method: 'POST', body: '{"advance":"P1D"}' })
    await fetch(`${address}/api/auth/email/manager_signin`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    })
    const dump = async (at: string) => (await fetch(`${at}/_mock/db/db`)).text()
    const world = JSON.parse(await dump(address)) as Record<string, unknown>
    await before.kill('SIGTERM')
    const again = await start('--data', dataFile).waitForReady()
    const restored = JSON.parse(await dump(again)) as Record<string, unknown>
    for (const name of ['lists', 'mails', 'employees', 'memberships'])
      expect(restored[name]).toEqual(world[name])
    const me = await fetch(`${again}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(200)
    const clock = await (await fetch(`${again}/_mock/clock`)).json()
    expect(clock).toMatchObject({ now: '2026-02-03T09:00:00.000Z' })
  })
})
