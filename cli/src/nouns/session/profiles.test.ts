import { readFile, stat, writeFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { getProfilesPath, saveProfile } from '../../io/files/profiles.ts'

const api = 'http://api.example/api'
const other = 'http://other.example/api'
let env: { XDG_CONFIG_HOME: string }

beforeEach(async () => {
  env = { XDG_CONFIG_HOME: await makeTempFolder() }
  await saveProfile(env, 'default', { api, token, email: 'anna@example.is', company: '7' })
  await saveProfile(env, 'live', { api: other, token: 'another-secret' })
})

const runProfiles = (...words: string[]) => runHeed(['profiles', ...words], { env })
const listProfiles = async () =>
  JSON.parse((await runProfiles('list', '--json')).output) as Record<string, unknown>[]
const readProfilesFile = () => readFile(getProfilesPath(env), 'utf8')

it.each(['HTTP://Api.Example:80/api/', 'http://api.example/v1/../api'])(
  'profiles set saves the address %s in its normalized form',
  async (typed) => {
    expect((await runProfiles('set', 'live', '--api', typed)).code).toBe(0)
    expect((await listProfiles()).find(({ name }) => name === 'live')).toMatchObject({ api })
  },
)

it('profiles commands show the settings and their file, but never a token', async () => {
  const { output, error } = await runProfiles('list')
  expect(output.split('\n').map((line) => line.trimEnd())).toEqual([
    'PROFILE  IN USE  API                       EMAIL            COMPANY  SIGNED IN',
    'default  ✓       http://api.example/api    anna@example.is  7        yes',
    'live             http://other.example/api                            yes',
    '',
  ])
  expect(error).toContain(`2 profiles · saved in ${getProfilesPath(env)}`)
  for (const words of [
    ['list', '--json'],
    ['show', 'live'],
    ['show', '--json'],
    ['use', 'live', '--json'],
  ]) {
    const shown = await runProfiles(...words)
    expect(shown.code).toBe(0)
    expect(shown.output).toContain(getProfilesPath(env))
    expect(shown.output + shown.error).not.toMatch(new RegExp(`${token}|another-secret`))
  }
})

it('profiles list says how to create the first profile', async () => {
  const { code, error } = await runHeed(['profiles', 'list'])
  expect(code).toBe(0)
  expect(error).toContain('Create one: heed login')
})

it('profiles use saves the current profile in the file', async () => {
  expect((await runProfiles('use', 'live')).code).toBe(0)
  expect((await runHeed(['profiles', 'show', '--json'], { env })).output).toContain('"name": "live"')
  expect((await stat(getProfilesPath(env))).mode & 0o777).toBe(0o600)
})

it.each(['use', 'show', 'delete', 'set', 'rename'])(
  'profiles %s lists the existing profiles for an unknown name',
  async (verb) => {
    const before = await readProfilesFile()
    const more = verb === 'set' ? ['--company', '1'] : verb === 'rename' ? ['x'] : []
    const { code, error } = await runProfiles(verb, 'lvie', ...more)
    expect(code).toBe(2)
    expect(error).toContain('There\'s no profile "lvie".\n  Profiles: default, live')
    expect(await readProfilesFile()).toBe(before)
  },
)

it('profiles use says that HEED_PROFILE overrides the current profile', async () => {
  const { output } = await runHeed(['profiles', 'use', 'live'], { env: { ...env, HEED_PROFILE: 'default' } })
  expect(output).toContain('HEED_PROFILE is set to default and overrides this default.')
})

it("profiles set changes a profile's company and keeps its sign-in", async () => {
  await runProfiles('set', 'default', '--company', '12')
  expect(JSON.parse(await readProfilesFile())).toMatchObject({
    profiles: { default: { api, token, company: '12' } },
  })
  await runProfiles('set', 'default', '--without-company')
  expect((await listProfiles())[0]).toMatchObject({ company: null, signedIn: true })
})

it('profiles set deletes the token when the address changes', async () => {
  const { output } = await runProfiles('set', 'default', '--api', 'https://third.example/api')
  expect(output).toContain('heed login --profile default')
  expect((await listProfiles())[0]).toMatchObject({
    api: 'https://third.example/api',
    signedIn: false,
    company: '7',
  })
  expect(await readProfilesFile()).not.toContain(token)
})

it('profiles set creates a profile when an address is given', async () => {
  expect((await runProfiles('set', 'new', '--api', other)).output).toContain('Created the profile "new"')
  expect((await listProfiles()).at(-1)).toMatchObject({
    name: 'new',
    api: other,
    signedIn: false,
    inUse: false,
  })
})

it.each([
  ['an invalid API address', ['set', 'live', '--api', 'ftp://x'], 'Not an API address'],
  ['missing options', ['set', 'live'], '--without-company'],
  [
    'two company options',
    ['set', 'live', '--company', '1', '--without-company'],
    "--company and --without-company can't be combined.",
  ],
  ['a name already in use', ['rename', 'live', 'default'], '"default" already exists'],
  ['a missing new name', ['rename', 'live'], "Missing required argument 'new'"],
  ['a name with a line break', ['rename', 'live', 'a\nb'], "can't be called"],
  ['a reserved name', ['set', '__proto__', '--api', other], "can't be called"],
])('a profiles command rejects %s and changes nothing', async (_, words, message) => {
  const before = await readProfilesFile()
  const { code, error } = await runProfiles(...words)
  expect(code).toBe(2)
  expect(error).toContain(message)
  expect(await readProfilesFile()).toBe(before)
})

it('profiles rename keeps the current profile current under its new name', async () => {
  await runProfiles('rename', 'default', 'demo')
  expect((await listProfiles()).map(({ name, inUse }) => [name, inUse])).toEqual([
    ['live', false],
    ['demo', true],
  ])
})

it('profiles delete asks before deleting a sign-in and says how to end its session', async () => {
  const no = await runHeed(['profiles', 'delete', 'live'], { env, terminal: true, answers: [false] })
  expect(no.code).toBe(2)
  expect(no.asked).toEqual([
    'Delete the profile "live"? This won\'t end its session. To end the session first: heed logout --profile live',
  ])
  expect(await listProfiles()).toHaveLength(2)
  expect((await runProfiles('delete', 'live', '--yes')).code).toBe(0)
  expect(await listProfiles()).toHaveLength(1)
  expect(await readProfilesFile()).not.toContain('another-secret')
})

it('reads a profiles file of the first versions and keeps all of it', async () => {
  await writeFile(getProfilesPath(env), JSON.stringify({ default: { api, token }, profiles: { api: other } }))
  expect((await listProfiles()).map(({ name }) => name)).toEqual(['default', 'profiles'])
  await runProfiles('use', 'profiles')
  expect((await listProfiles()).map(({ name, inUse }) => [name, inUse])).toEqual([
    ['default', false],
    ['profiles', true],
  ])
  expect(JSON.parse(await readProfilesFile())).toMatchObject({ profiles: { default: { token } } })
})
