import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'

interface Document {
  ok: boolean
  findings: { check: string; state: string; text: string; next: string | null }[]
}

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

async function startServer(listener: RequestListener): Promise<string> {
  const made = createServer(listener)
  server = made
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/api`
}

const person = {
  _id: 'u-1',
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: '2026-01-15T09:00:00.000Z',
  permissions: [],
  superForAccounts: [],
}

/** A minimal API with two calls; its clock is `ahead` seconds fast. */
const createPlatformListener =
  (ahead = 0): RequestListener =>
  ({ url }, response) => {
    response.setHeader('Date', new Date(Date.now() + ahead * 1000).toUTCString())
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(url === '/api/languages/all' ? { languages: [] } : person))
  }

async function runDoctor(env: Record<string, string>, words: readonly string[] = []) {
  const run = await runHeed(['doctor', '--json', ...words], { env: { HEED_TOKEN: token, ...env } })
  expect(run.output).not.toContain(token)
  const document = JSON.parse(run.output) as Document
  expect(document.ok).toBe(run.code === 0)
  const of = (check: string) => document.findings.find((finding) => finding.check === check)
  return { code: run.code, of }
}

it.each([
  [0, 'ok', 'matches'],
  [3630, 'warning', "is 1 h 0 min ahead of this machine's"],
  [-7230, 'warning', "is 2 h 0 min behind this machine's"],
])("doctor compares the server's clock with its own: %i s", async (ahead, state, text) => {
  const { code, of } = await runDoctor({ HEED_API: await startServer(createPlatformListener(ahead)) })
  expect(code).toBe(0)
  expect(of('clock')).toMatchObject({ state, text: expect.stringContaining(text) })
})

it("doctor distinguishes another site's web page from the API", async () => {
  const { code, of } = await runDoctor({
    HEED_API: await startServer((_, response) => response.end('<html>')),
  })
  expect(code).toBe(1)
  expect(of('address')).toMatchObject({ state: 'failed', next: expect.stringContaining('--api') })
  expect(of('sign-in')).toBeUndefined()
})

it('doctor says how to sign in when no one is signed in', async () => {
  const { code, of } = await runDoctor({
    HEED_API: await startServer(createPlatformListener()),
    HEED_TOKEN: '',
  })
  expect(code).toBe(4)
  expect(of('sign-in')).toMatchObject({ state: 'failed', next: 'Sign in: heed login' })
})

it("doctor continues after a failed check and exits with the first failure's code", async () => {
  const env = { HEED_API: 'http://127.0.0.1:9/api', HTTP_PROXY: 'ftp://me:pass-word@x' }
  const { code, of } = await runDoctor(env)
  expect(code).toBe(2)
  expect(of('proxy')).toMatchObject({ state: 'failed' })
  expect(of('certificates')).toMatchObject({ state: 'ok' })
  expect(of('address')).toBeUndefined()
})

it('doctor names the proxy without its password', async () => {
  const here = await startServer(createPlatformListener())
  const { of: local } = await runDoctor({ HEED_API: here, http_proxy: '127.0.0.1:9' })
  expect(local('proxy')?.text).toBe('No proxy, because the API is on this machine')
  const HEED_API = 'http://heed.invalid/api'
  const { of } = await runDoctor({ HEED_API, HTTPS_PROXY: 'http://me:pass-word@127.0.0.1:9' })
  expect(of('proxy')?.text).toBe('No proxy')
  const { of: proxied } = await runDoctor({ HEED_API, http_proxy: 'me:pass-word@127.0.0.1:9', NO_PROXY: '*' })
  expect(proxied('proxy')?.text).toBe('Requests go through http://127.0.0.1:9, except for *')
})

it('doctor says where address and company were set and what overrides them', async () => {
  const api = await startServer(createPlatformListener())
  const XDG_CONFIG_HOME = await makeTempFolder()
  const chosen = async (env: Record<string, string>, ...words: string[]) =>
    (await runDoctor({ XDG_CONFIG_HOME, ...env }, words)).of('settings')
  const rule = 'Options override variables, which override the profile'
  expect((await chosen({}))?.text).toBe(`${rule}. The API address comes from the demo, and no company is set`)
  await runHeed(['profiles', 'set', 'live', '--api', api, '--company', '7'], { env: { XDG_CONFIG_HOME } })
  expect((await chosen({}))?.text).toBe(
    `${rule}. The API address comes from profile live, and so does the company`,
  )
  expect((await chosen({ HEED_API: api, HEED_COMPANY: '8' }, '--company', '9'))?.text).toBe(
    `${rule}. The API address comes from HEED_API, and the company from --company`,
  )
  expect((await chosen({ HEED_API: 'http://127.0.0.1:9/api' }, '--profile', 'live'))?.text).toBe(
    `${rule}. The API address comes from profile live (--profile), and so does the company`,
  )
})

it('doctor warns about an unknown HEED_ variable', async () => {
  const { of } = await runDoctor({ HEED_API: await startServer(createPlatformListener()), HEED_TOKN: 'x' })
  expect(of('variables')).toMatchObject({ state: 'warning', text: expect.stringContaining('HEED_TOKN') })
})

it('doctor checks who can read the configuration folder and the profiles', async () => {
  const XDG_CONFIG_HOME = await makeTempFolder()
  const folder = join(XDG_CONFIG_HOME, 'heed')
  await mkdir(folder)
  await chmod(folder, 0o755)
  const { of } = await runDoctor({ HEED_API: await startServer(createPlatformListener()), XDG_CONFIG_HOME })
  expect(of('folder')).toMatchObject({ state: 'warning', next: `chmod 700 ${folder}` })
  await writeFile(join(folder, 'profiles.json'), '{}', { mode: 0o644 })
  await chmod(join(folder, 'profiles.json'), 0o644)
  const open = await runDoctor({ HEED_API: 'http://127.0.0.1:9', XDG_CONFIG_HOME })
  expect(open.code).toBe(4)
  expect(open.of('profiles')).toMatchObject({ state: 'failed', next: expect.stringContaining('chmod 600') })
})

it.each([
  ['/nowhere/certificates.pem', 'no such file'],
  [import.meta.filename, 'contains no certificate'],
])("doctor warns about certificates that Node can't read: %s", async (path, text) => {
  const { of } = await runDoctor({
    HEED_API: await startServer(createPlatformListener()),
    NODE_EXTRA_CA_CERTS: path,
  })
  expect(of('certificates')).toMatchObject({ state: 'warning', text: expect.stringContaining(text) })
})
