import { chmod, readFile, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { heed, newFolder, token } from '../../test/heed.ts'
import { readSettings } from '../settings.ts'
import { configFolder } from './configFolder.ts'
import { profilesPath, readProfiles, saveProfile } from './profiles.ts'

const api = 'http://api.example/api'

it('keeps profiles in a file that only the owner reads', async () => {
  const env = { XDG_CONFIG_HOME: await newFolder() }
  await saveProfile(env, 'default', { api, token })
  await saveProfile(env, 'live', { api: 'http://live.example', email: 'a@example.is' })
  expect((await stat(profilesPath(env))).mode & 0o777).toBe(0o600)
  expect(Object.keys((await readProfiles(env)).profiles)).toEqual(['default', 'live'])
  expect(await readFile(profilesPath(env), 'utf8')).toContain(token)
})

it.each([0o640, 0o604, 0o660])('refuses a file of mode %o and says how to close it', async (mode) => {
  const env = { XDG_CONFIG_HOME: await newFolder() }
  await saveProfile(env, 'default', { api, token })
  await chmod(profilesPath(env), mode)
  const { code, error } = await heed(['whoami'], { env })
  expect(code).toBe(4)
  expect(error).toContain(`chmod 600 ${profilesPath(env)}`)
  expect(error).not.toContain(token)
})

it('lives where the platform keeps configuration', () => {
  const env = { HOME: '/home/a', APPDATA: 'C:/Roaming' }
  expect(configFolder(env, 'linux')).toBe('/home/a/.config/heed')
  expect(configFolder(env, 'darwin')).toBe('/home/a/Library/Application Support/heed')
  expect(configFolder(env, 'win32')).toBe('C:/Roaming/heed')
  expect(configFolder({ XDG_CONFIG_HOME: '/x' }, 'linux')).toBe('/x/heed')
})

async function settings(flags: Record<string, string>, env: Record<string, string>) {
  const all = { XDG_CONFIG_HOME: await newFolder(), ...env }
  await saveProfile(all, 'default', { api, token, company: '7' })
  return readSettings(flags, all)
}

it('lets options win over the environment, and the environment over the profile', async () => {
  expect(await settings({}, {})).toMatchObject({ api, token, company: '7' })
  expect(await settings({}, { HEED_COMPANY: '8', HEED_TOKEN: 'other' })).toMatchObject({
    company: '8',
    token: 'other',
  })
  expect(await settings({ company: '9' }, { HEED_COMPANY: '8' })).toMatchObject({ company: '9' })
})

it("never sends a profile's token to another address", async () => {
  const { token: sent } = await settings({ api: 'http://evil.example' }, {})
  expect(sent).toBeUndefined()
})

it('takes the profile of --profile, then of HEED_PROFILE, then the one in use', async () => {
  const env = { XDG_CONFIG_HOME: await newFolder() }
  // The first one is in use: nobody has to choose where there is nothing to choose.
  for (const name of ['first', 'second', 'third']) await saveProfile(env, name, { api, company: name })
  const named = { ...env, HEED_PROFILE: 'second' }
  expect(await readSettings({}, env)).toMatchObject({ profileName: 'first', company: 'first' })
  expect(await readSettings({}, named)).toMatchObject({ company: 'second', profileFrom: 'HEED_PROFILE' })
  expect(await readSettings({ profile: 'third' }, named)).toMatchObject({
    company: 'third',
    profileFrom: '--profile',
  })
})
