import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await createWorld()
})

it('login on a terminal accepts the emailed link and shows neither link nor token', async () => {
  const folder = await createTempFolder()
  const env = { HEED_API: world.api, XDG_CONFIG_HOME: folder }
  const email = getManagerEmail('admin')
  const session = runOnTerminal(['login'], { env })
  await session.shows('Your work email')
  session.type(`${email}${keys.enter}`)
  await session.shows('Paste the link')
  const mail = await world.control<{ links: string[] }>(`outbox/next?to=${encodeURIComponent(email)}`)
  const link = mail.links[0] ?? ''
  session.type(`${link}${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(0)
  expect(session.screen()).toContain('Signed in as')
  expect(session.screen()).not.toContain(link.split('/').at(-1))
  const kept = join(folder, 'heed/profiles.json')
  expect((await stat(kept)).mode & 0o777).toBe(0o600)
  const { profiles } = JSON.parse(await readFile(kept, 'utf8')) as {
    profiles: { default: { token: string } }
  }
  const token = profiles.default.token
  expect(token.length).toBeGreaterThan(20)
  expect(session.screen()).not.toContain(token)
  const after = await runHeed(['whoami', '--json'], { env })
  expect(after.code, after.error).toBe(0)
  expect(JSON.parse(after.output)).toMatchObject({ email })
})

it.each([
  { words: ['login'], add: '--token-stdin' },
  { words: ['keys', 'create', '--name', 'Payroll'], add: '--out' },
])('a command in a pipe never prompts and names the missing option: $words', async ({ words, add }) => {
  const env = await world.as('admin')
  const { code, error, output } = await runHeed(words, {
    env: { ...env, HEED_COMPANY: String(companyIds.direct) },
  })
  expect([code === 0, output]).toEqual([false, ''])
  expect(error).toMatch(/^✗ /)
  expect(error).toContain(add)
})

it('login exits with 130 when a question is cancelled with Ctrl-C', async () => {
  const session = runOnTerminal(['login'], {
    env: { HEED_API: world.api, XDG_CONFIG_HOME: await createTempFolder() },
  })
  await session.shows('Your work email')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  expect(session.screen()).toContain('Cancelled')
})

it('an import names employees before removing them and stops when the answer is no', async () => {
  const folder = await createTempFolder()
  const file = join(folder, 'people.csv')
  const env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  await writeFile(file, 'one@gone.example,One,Going\ntwo@gone.example,Two,Going\n')
  const first = await runHeed(['employees', 'import', file], { env })
  expect(first.code, first.error).toBe(0)
  await writeFile(file, 'one@gone.example,One,Going\n')
  const session = runOnTerminal(['employees', 'import', file, '--remove-obsolete'], { env })
  await session.shows('Remove 1 employee from')
  expect(session.screen()).toContain('Two <two@gone.example>')
  session.type(`n${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(2)
  const list = await runHeed(['employees', 'list', '--filter', 'gone.example', '--json'], { env })
  expect(JSON.parse(list.output)).toHaveLength(2)
})

it("companies list fits a narrow terminal and isn't truncated in a pipe", async () => {
  const env = await world.as('admin')
  const session = runOnTerminal(['companies', 'list'], { env, cols: 44 })
  expect(await session.ended, session.screen()).toBe(0)
  const widths = session
    .screen()
    .split('\n')
    .map((line) => line.length)
  expect(Math.max(...widths)).toBeLessThanOrEqual(44)
  expect(session.screen()).toContain('…')
  const piped = await runHeed(['companies', 'list'], { env })
  expect(piped.output).not.toContain('…')
  expect(piped.output).not.toContain('\u001b[')
})

it('whoami refuses a profiles file that other users can read', async () => {
  const folder = await createTempFolder()
  await mkdir(join(folder, 'heed'))
  await writeFile(join(folder, 'heed/profiles.json'), '{}', { mode: 0o644 })
  const { code, error } = await runHeed(['whoami'], { env: { HEED_API: world.api, XDG_CONFIG_HOME: folder } })
  expect(code).toBe(4)
  expect(error).toContain('chmod 600')
})
