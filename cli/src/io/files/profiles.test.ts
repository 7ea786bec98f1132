import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, stat, watch, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { runHeedProcess } from '../../../test/process.ts'
import { readSettings } from '../../command/settings.ts'
import { getConfigFolder } from './configFolder.ts'
import { changeProfile, getProfilesPath, readProfiles, saveProfile } from './profiles.ts'

const api = 'http://api.example/api'

it('saves profiles in a file that only its owner can read', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  await saveProfile(env, 'default', { api, token })
  await saveProfile(env, 'live', { api: 'http://live.example', email: 'a@example.is' })
  expect((await stat(getProfilesPath(env))).mode & 0o777).toBe(0o600)
  expect(Object.keys((await readProfiles(env)).profiles)).toEqual(['default', 'live'])
  expect(await readFile(getProfilesPath(env), 'utf8')).toContain(token)
})

it.each([0o640, 0o604, 0o660])(
  'rejects a profiles file with mode %o and names the chmod command',
  async (mode) => {
    const env = { XDG_CONFIG_HOME: await makeTempFolder() }
    await saveProfile(env, 'default', { api, token })
    await chmod(getProfilesPath(env), mode)
    const { code, error } = await runHeed(['whoami'], { env })
    expect(code).toBe(4)
    expect(error).toContain(`chmod 600 ${getProfilesPath(env)}`)
    expect(error).not.toContain(token)
  },
)

it("the configuration folder follows each platform's convention", () => {
  const env = { HOME: '/home/a', APPDATA: 'C:/Roaming' }
  expect(getConfigFolder(env, 'linux')).toBe('/home/a/.config/heed')
  expect(getConfigFolder(env, 'darwin')).toBe('/home/a/Library/Application Support/heed')
  expect(getConfigFolder(env, 'win32')).toBe('C:/Roaming/heed')
  expect(getConfigFolder({ XDG_CONFIG_HOME: '/x' }, 'linux')).toBe('/x/heed')
})

async function readTestSettings(flags: Record<string, string>, env: Record<string, string>) {
  const all = { XDG_CONFIG_HOME: await makeTempFolder(), ...env }
  await saveProfile(all, 'default', { api, token, company: '7' })
  return readSettings(flags, all)
}

it('options override environment variables, which override the profile', async () => {
  expect(await readTestSettings({}, {})).toMatchObject({ api, token, company: '7' })
  expect(await readTestSettings({}, { HEED_COMPANY: '8', HEED_TOKEN: 'other' })).toMatchObject({
    company: '8',
    token: 'other',
  })
  expect(await readTestSettings({ company: '9' }, { HEED_COMPANY: '8' })).toMatchObject({ company: '9' })
})

it("never sends a profile's token to another address", async () => {
  const { token: sent } = await readTestSettings({ api: 'http://evil.example' }, {})
  expect(sent).toBeUndefined()
})

it('uses the profile of --profile, then of HEED_PROFILE, then the current one', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  // The first profile becomes the current profile.
  for (const name of ['first', 'second', 'third']) await saveProfile(env, name, { api, company: name })
  const named = { ...env, HEED_PROFILE: 'second' }
  expect(await readSettings({}, env)).toMatchObject({ profileName: 'first', company: 'first' })
  expect(await readSettings({}, named)).toMatchObject({ company: 'second', profileFrom: 'HEED_PROFILE' })
  expect(await readSettings({ profile: 'third' }, named)).toMatchObject({
    company: 'third',
    profileFrom: '--profile',
  })
})

const many = ['a', 'b', 'c', 'd']

it('saves all of several concurrent profile changes', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  await Promise.all(many.map((name) => saveProfile(env, name, { api })))
  expect(new Set(Object.keys((await readProfiles(env)).profiles))).toEqual(new Set(many))
  await Promise.all([
    changeProfile(env, 'a', (kept) => ({ ...kept, token })),
    changeProfile(env, 'a', (kept) => ({ ...kept, company: '7' })),
    changeProfile(env, 'nobody', (kept) => kept),
  ])
  expect((await readProfiles(env)).profiles.a).toEqual({ api, token, company: '7' })
})

/** Preloaded into a process to block renames until the file GO exists. */
const haltBeforeRenameScript = `
const fs = require('node:fs/promises')
const { rename } = fs
fs.rename = async (...paths) => {
  while (!require('node:fs').existsSync(process.env.GO)) await require('node:timers/promises').setTimeout(5)
  return rename(...paths)
}
require('node:module').syncBuiltinESMExports()
`

it('saves profile changes of two processes that overlap', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  const folder = dirname(getProfilesPath(env))
  const [preload, GO] = [join(env.XDG_CONFIG_HOME, 'halts.cjs'), join(env.XDG_CONFIG_HOME, 'go')]
  await Promise.all([mkdir(folder), writeFile(preload, haltBeforeRenameScript)])
  const set = (name: string, more = {}) =>
    runHeedProcess(['profiles', 'set', name, '--api', api], { ...env, ...more })
  const appears = async (wanted: RegExp) => {
    for await (const { filename } of watch(folder)) if (wanted.test(filename ?? '')) return
  }
  const written = appears(/\.part$/)
  const first = set('first', { GO, NODE_OPTIONS: `--require ${preload}` })
  await written
  const waiting = appears(/\.lock\../)
  const second = set('second')
  await Promise.race([waiting, second])
  await writeFile(GO, '')
  expect(await Promise.all([first, second])).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(Object.keys((await readProfiles(env)).profiles)).toEqual(['first', 'second'])
  expect(await readdir(folder)).toEqual(['profiles.json'])
}, 60_000)

it('changes a profile after another process died while holding the lock', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  await saveProfile(env, 'default', { api })
  await writeFile(`${getProfilesPath(env)}.lock`, String(spawnSync(process.execPath, ['-e', '0']).pid))
  const { code, error } = await runHeed(['profiles', 'set', 'default', '--company', '7'], { env })
  expect([code, error]).toEqual([0, ''])
  expect((await readProfiles(env)).profiles).toEqual({ default: { api, company: '7' } })
})

it('values stored in the profile of --profile override environment variables', async () => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  await saveProfile(env, 'live', { api, token, company: '7' })
  await saveProfile(env, 'empty', { api: 'http://127.0.0.1:9/api' })
  const around = { ...env, HEED_API: 'http://127.0.0.1:1/api', HEED_TOKEN: 'of-the-shell', HEED_COMPANY: '9' }
  expect(await readSettings({ profile: 'live' }, around)).toMatchObject({
    api,
    token,
    tokenFrom: 'profile',
    company: '7',
  })
  expect(await readSettings({ profile: 'empty' }, around)).toMatchObject({
    api: 'http://127.0.0.1:9/api',
    token: 'of-the-shell',
    company: '9',
  })
  expect(await readSettings({ profile: 'live', api: 'http://127.0.0.1:2/api' }, around)).toMatchObject({
    api: 'http://127.0.0.1:2/api',
    token: 'of-the-shell',
  })
  expect(await readSettings({}, { ...around, HEED_PROFILE: 'live' })).toMatchObject({
    api: 'http://127.0.0.1:1/api',
    token: 'of-the-shell',
    company: '9',
  })
})

it.each([
  [['--profile', 'nobody'], {}, '--profile'],
  [[], { HEED_PROFILE: 'nobody' }, 'HEED_PROFILE'],
])('rejects an unknown profile name: %j %j', async (words, more, from) => {
  const env = { XDG_CONFIG_HOME: await makeTempFolder(), HEED_TOKEN: token, ...more }
  const { code, error, output } = await runHeed(['whoami', '--json', ...words], { env })
  expect([code, error]).toEqual([2, expect.stringContaining(`There's no profile "nobody" (${from}).`)])
  expect(JSON.parse(output)).toMatchObject({
    error: { code: 2, text: `There's no profile "nobody" (${from}).`, place: { command: 'heed whoami' } },
  })
})
