import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { saveProfile } from '../../io/files/profiles.ts'
import { type Shell, shells } from '../shells.ts'
import { scripts } from './scripts.ts'

const companies = ['Norðurljós hf.', `It's "$5"`, 'Twins', 'Twins'].map((company_name, at) => ({
  company_id: at + 1,
  company_name,
  users_total: 4,
  users_available: 50,
}))
let server: Server
let api: string
let calls: string[]
let silent: boolean

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    calls.push(`${method} ${url}`)
    if (silent) return
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ companies, count: companies.length }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let env: Record<'HEED_API' | 'HEED_TOKEN' | 'XDG_CACHE_HOME' | 'XDG_CONFIG_HOME', string>

beforeEach(async () => {
  calls = []
  silent = false
  const folder = await makeTempFolder()
  env = { HEED_API: api, HEED_TOKEN: token, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder }
})

/** Values of the candidates for completion after these words. */
const completeInFish = (...words: string[]): Promise<string[]> => completeInShell('fish', words)

async function completeInShell(shell: Shell, words: readonly string[]): Promise<string[]> {
  const { code, output, error } = await runHeed(['__complete', shell, ...words], { env })
  expect([code, error]).toEqual([0, ''])
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')[0] ?? '')
}

it.each<[string, string[], string[]]>([
  ['commands', ['comp'], ['companies', 'completion']],
  ["a noun's verbs", ['keys', ''], ['list', 'create', 'rename', 'rotate', 'expire', 'delete']],
  ['commands and topics after help', ['help', 'e'], ['employees', 'environment', 'exit-codes']],
  [
    "a command's own and common options",
    ['keys', 'rename', '31', '--n'],
    ['--name', '--no-input', '--no-color', '--no-pager'],
  ],
  ['choices', ['employees', 'list', '--order', ''], ['name', 'email', 'lastActive']],
  ['choices after =', ['employees', 'list', '--order=n'], ['--order=name']],
  ['the format', ['keys', 'list', '--format', 't'], ['table', 'tsv']],
  ['the last of several fields', ['keys', 'list', '--fields', 'id,n'], ['id,name']],
  ["an answer's fields", ['api', 'lists.list', '--fields', 'lists,c'], ['lists,count']],
  ["an answer's fields after =", ['api', 'lists.list', '--fields='], ['--fields=lists', '--fields=count']],
  ['no fields for a file', ['api', 'trainingReports.pdf', '--fields', ''], []],
  ['no fields for an unknown call', ['api', 'lists.lst', '--fields', ''], []],
  ['shells', ['completion', ''], ['bash', 'zsh', 'fish', 'powershell']],
  ['files', ['employees', 'import', ''], [':files']],
  ['files for an option', ['employees', 'import', 'x.csv', '--rejects', ''], [':files']],
  ['files for a prepared run', ['runs', 'apply', ''], [':files']],
  ['no files for a subscription plan', ['companies', 'subscription', 'set', '--plan', ''], []],
  ['no run IDs if there are no runs', ['runs', 'view', ''], []],
  ['nothing for a free-text value', ['keys', 'create', '--name', ''], []],
  ['nothing after the last argument', ['keys', 'delete', '31', ''], []],
  ['calls', ['api', 'apikeys.re'], ['apikeys.rename']],
  ["a call's parameters", ['api', 'apikeys.rename', '--companyI'], ['--companyId']],
])('completes %s without calling the platform', async (_, words, expected) => {
  expect(await completeInFish(...words)).toEqual(expected)
  expect(calls).toEqual([])
})

it('completes profile names from their file', async () => {
  await saveProfile(env, 'live', { api })
  expect(await completeInFish('profiles', 'use', '')).toEqual(['live'])
  expect(await completeInFish('whoami', '--profile', 'l')).toEqual(['live'])
})

it("completes companies by name, or by ID if the name isn't unique", async () => {
  expect(await completeInFish('companies', 'get', 'N')).toEqual(['Norðurljós hf.'])
  expect(await completeInFish('lists', 'list', '--company', '')).toEqual([
    'Norðurljós hf.',
    `It's "$5"`,
    '3',
    '4',
  ])
})

it('removes quotes from typed words in fish, while zsh does so itself', async () => {
  const line = ['whoami', '--company']
  expect(await completeInShell('fish', [...line, `"It's`])).toEqual([`It's "$5"`])
  expect(await completeInShell('fish', [...line, 'Nor\u00f0urlj\u00f3s\\ h'])).toEqual(['Norðurljós hf.'])
  expect(await completeInShell('zsh', [...line, "It's"])).toEqual([`It's "$5"`])
})

it('removes the = that PowerShell writes before the current word, even an empty one', async () => {
  expect(await completeInShell('powershell', ['keys', '='])).toEqual([
    'list',
    'create',
    'rename',
    'rotate',
    'expire',
    'delete',
  ])
  expect(await completeInShell('powershell', ['whoami', '--company', '=Nor'])).toEqual(['Norðurljós hf.'])
  expect(await completeInShell('powershell', ['employees', 'import', '='])).toEqual([':files'])
})

it.each([
  ['Sales', false],
  ['asa@example.is', true],
  ['All staff', true],
  ["It's", true],
  ['R;D', true],
])("PowerShell quotes the completion %j if it wouldn't be a single word: %s", (value, isQuoted) => {
  const [, pattern = ''] = /-match '((?:[^']|'')+)'/.exec(scripts.powershell) ?? []
  expect(new RegExp(pattern.replaceAll("''", "'")).test(value)).toBe(isQuoted)
})

const readCacheFiles = async () => {
  const folder = join(env.XDG_CACHE_HOME, 'heed')
  const files = await readdir(folder)
  return files.map((name) => join(folder, name))
}

it('completion caches names for a minute, per sign-in and readable by the owner only', async () => {
  await completeInFish('whoami', '--company', '')
  await completeInFish('whoami', '--company', 'N')
  expect(calls).toHaveLength(1)
  const [file = ''] = await readCacheFiles()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).not.toContain(token)
  env.HEED_TOKEN = 'the-token-of-another'
  await completeInFish('whoami', '--company', '')
  expect(calls).toHaveLength(2)
  expect(await readCacheFiles()).toHaveLength(2)
  await utimes(file, new Date(0), new Date(0))
  env.HEED_TOKEN = 'the-token-of-a-third'
  await completeInFish('whoami', '--company', '')
  expect(await readCacheFiles()).not.toContain(file)
})

it("completion offers older names while the platform doesn't answer, and new ones afterwards", async () => {
  await completeInFish('whoami', '--company', '')
  const [file = ''] = await readCacheFiles()
  await writeFile(file, JSON.stringify([{ value: 'As it was' }]))
  await utimes(file, new Date(0), new Date(0))
  silent = true
  expect(await completeInFish('whoami', '--company', 'A')).toEqual(['As it was'])
  silent = false
  expect(await completeInFish('whoami', '--company', 'N')).toEqual(['Norðurljós hf.'])
})

it('completion offers nothing without a sign-in or for an unknown command', async () => {
  env.HEED_TOKEN = ''
  expect(await completeInFish('whoami', '--company', '')).toEqual([])
  expect(await completeInFish('no', 'such', '--thing', '')).toEqual([])
  expect((await runHeed(['__complete'], { env })).code).toBe(0)
  expect(calls).toEqual([])
})

const isShellInstalled = (shell: Shell): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0

it.each(shells.filter(isShellInstalled))('prints a completion script that %s understands', async (shell) => {
  const { code, output } = await runHeed(['completion', shell])
  expect([code, output]).toEqual([0, scripts[shell]])
  const file = join(await mkdtemp(join(tmpdir(), 'heed-shell-')), `heed.${shell}`)
  await writeFile(file, output)
  expect(spawnSync(shell, ['-n', file]).stderr.toString()).toBe('')
})

it('completion lists the supported shells for an unknown shell', async () => {
  const { code, error } = await runHeed(['completion', 'tcsh'])
  expect(code).toBe(2)
  expect(error).toContain('Shells: bash, zsh, fish')
})

const program = fileURLToPath(new URL('../../../bin/heed.cjs', import.meta.url))

/** Returns the words that bash reads from the completed line. */
async function completeInBash(line: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-bash-'))
  await mkdir(join(folder, 'bin'))
  const start = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`
  await writeFile(join(folder, 'bin/heed'), start, { mode: 0o755 })
  await writeFile(join(folder, 'heed.bash'), scripts.bash)
  const ask = `
    source '${folder}/heed.bash'
    COMP_LINE=$1 COMP_POINT=\${#1} COMP_WORDS=(heed)
    _heed
    for reply in "\${COMPREPLY[@]}"; do eval "printf '%s\\n' $2$reply$3"; done`
  const [, quote = ''] = /(['"])[^'"]*$/.exec(line) ?? []
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['--norc', '--noprofile', '-c', ask, 'bash', line, quote, quote],
      { env: { ...env, PATH: `${folder}/bin:${process.env.PATH}` } },
      (error, output, said) =>
        error ? reject(error) : resolve([...output.split('\n').filter(Boolean), said]),
    )
  })
}

it.runIf(isShellInstalled('bash'))(
  'bash reads completed names back exactly, whatever their quotes',
  async () => {
    // Fills the cache, because on a busy machine, heed run from source would exceed the completion timeout.
    await completeInFish('whoami', '--company', '')
    const [names, single, double, verbs] = await Promise.all([
      completeInBash('heed whoami --company '),
      completeInBash("heed whoami --company 'It"),
      completeInBash('heed whoami --company "It'),
      completeInBash('heed profiles re'),
    ])
    expect(names).toEqual(['Norðurljós hf.', `It's "$5"`, '3', '4', ''])
    expect(single).toEqual([`It's "$5"`, ''])
    expect(double).toEqual([`It's "$5"`, ''])
    expect(verbs).toEqual(['rename', ''])
  },
  60_000,
)
