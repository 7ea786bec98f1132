import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachLike, integer, pactFor, refused, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { company, companyEnv as env } from '../../test/company.ts'
import { heed, newFolder } from '../../test/heed.ts'

const pact = pactFor('heed-cli', 'apikeys')
const path = '/companies/101/apikeys'
const withKey = [
  { state: 'a company' },
  { state: 'an API key', params: { apiKeyId: 31, name: 'Payroll' } },
] as const
const value = 'hk_0123456789abcdefghijklmnopqrstuvwxyz'
const missing = 'There is no such API key'

const list = {
  operation: 'apikeys.list',
  given: withKey,
  as: 'admin',
  withRequest: { method: 'GET', path },
  willRespondWith: {
    status: 200,
    body: { apikeys: eachLike({ id: 31, name: 'Payroll', value: string(value) }) },
  },
} as const
const create = {
  operation: 'apikeys.create',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'POST', path, body: { name: 'Payroll' } },
  willRespondWith: { status: 200, body: { id: integer(31), name: 'Payroll', value: string(value) } },
} as const
const rename = (apiKeyId: number, name: string) =>
  ({
    operation: 'apikeys.rename',
    given: withKey,
    as: 'admin',
    withRequest: { method: 'PUT', path: `${path}/${apiKeyId}`, body: { name } },
  }) as const
const remove = {
  operation: 'apikeys.delete',
  given: withKey,
  as: 'admin',
  withRequest: { method: 'DELETE', path: `${path}/31` },
} as const

const called = (name: string) => ({ ...company, uponReceiving: `the company of ${name}` })

it.each(['--json', '--csv', '--no-color'])(
  'shows the keys of a company without their values (%s)',
  (format) =>
    pact.interactions(
      [called(`keys, ${format}`), { ...list, uponReceiving: `keys list ${format}` }],
      async (running) => {
        const { code, output } = await heed(['keys', 'list', format], { env: env(running) })
        expect(code).toBe(0)
        expect(output).toContain('Payroll')
        expect(output).toContain('…wxyz')
        expect(output).not.toContain(value)
      },
    ),
)

it('says that there are no keys', () =>
  pact.interactions(
    [
      called('no keys'),
      {
        ...list,
        given: [{ state: 'a company' }],
        uponReceiving: 'keys list without keys',
        willRespondWith: { status: 200, body: { apikeys: [] } },
      },
    ],
    async (running) => {
      const { code, error } = await heed(['keys', 'list'], { env: env(running) })
      expect([code, error]).toEqual([0, 'Norðurljós has no API keys.\n'])
    },
  ))

it('shows no keys to a viewer', () =>
  pact.interactions(
    [
      { ...called('keys that a viewer asks for'), as: 'viewer' },
      {
        ...list,
        as: 'viewer',
        uponReceiving: 'keys list of a viewer',
        willRespondWith: refused.forbidden(),
      },
    ],
    async (running) => {
      expect((await heed(['keys', 'list'], { env: env(running) })).code).toBe(4)
    },
  ))

it('shows the value of a new key on a terminal', () =>
  pact.interactions([called('a new key'), { ...create, uponReceiving: 'keys create' }], async (running) => {
    const words = ['keys', 'create', '--name', 'Payroll']
    const { code, output } = await heed(words, { env: env(running), terminal: true })
    expect([code, output.split(value).length]).toEqual([0, 2])
  }))

it('writes the value of a new key to a file of the owner only', async () => {
  const out = join(await newFolder(), 'payroll.key')
  await pact.interactions(
    [called('a new key for a file'), { ...create, uponReceiving: 'keys create --out' }],
    async (running) => {
      const words = ['keys', 'create', '--name', 'Payroll', '--out', out, '--json']
      const { code, output, error } = await heed(words, { env: env(running) })
      expect([code, `${output}${error}`.includes(value)]).toEqual([0, false])
    },
  )
  expect(await readFile(out, 'utf8')).toBe(`${value}\n`)
  expect((await stat(out)).mode & 0o777).toBe(0o600)
})

it('makes no key whose value could not be kept', async () => {
  const out = join(await newFolder(), 'payroll.key')
  await writeFile(out, 'mine')
  const nowhere = { HEED_API: 'http://127.0.0.1:9', HEED_TOKEN: 'some-token' }
  for (const words of [[], ['--json']]) {
    const piped = await heed(['keys', 'create', ...words], { env: nowhere, terminal: words.length > 0 })
    expect([piped.code, piped.error.includes('Add --out <file>')]).toEqual([2, true])
  }
  await pact.interactions([called('a key whose file is there')], async (running) => {
    const { code, error } = await heed(['keys', 'create', '--out', out], { env: env(running) })
    expect([code, error.includes('is there already')]).toEqual([2, true])
  })
  expect(await readFile(out, 'utf8')).toBe('mine')
})

it('leaves no file behind when the key is not made', async () => {
  const out = join(await newFolder(), 'payroll.key')
  await pact.interactions(
    [
      { ...called('a key of a viewer'), as: 'viewer' },
      {
        ...create,
        as: 'viewer',
        uponReceiving: 'keys create of a viewer',
        willRespondWith: refused.forbidden(),
      },
    ],
    async (running) => {
      const words = ['keys', 'create', '--name', 'Payroll', '--out', out]
      expect((await heed(words, { env: env(running) })).code).toBe(4)
    },
  )
  await expect(stat(out)).rejects.toThrow('ENOENT')
})

it.each([
  [
    'gives a key another name',
    31,
    'Wages',
    { status: 200, body: { id: 31, name: 'Wages', value: string(value) } },
    0,
    'is called "Wages"',
  ],
  [
    'says that a name is needed',
    31,
    '',
    refused.invalid({ name: 'You need to enter some information to save' }),
    1,
    'You need to enter some information to save',
  ],
  [
    'says that the key to rename is gone',
    32,
    'Wages',
    refused.notFound(missing),
    1,
    'See what is there: heed keys list',
  ],
] as const)('%s', (what, id, name, willRespondWith, expected, message) =>
  pact.interactions(
    [called(what), { ...rename(id, name), uponReceiving: `keys rename: ${what}`, willRespondWith }],
    async (running) => {
      const words = ['keys', 'rename', String(id), '--name', name]
      const { code, output, error } = await heed(words, { env: env(running) })
      expect([code, `${output}${error}`.includes(message)]).toEqual([expected, true])
      expect(`${output}${error}`).not.toContain(value)
    },
  ),
)

it('deletes a key after asking for it by its name', () =>
  pact.interactions(
    [
      called('a key that goes'),
      { ...list, uponReceiving: 'the key that goes' },
      { ...remove, uponReceiving: 'keys delete', willRespondWith: { status: 200, body: { success: true } } },
    ],
    async (running) => {
      const { code, asked } = await heed(['keys', 'delete', '31'], { env: env(running), answers: [true] })
      expect([code, asked.length, asked[0]?.includes('"Payroll" of Norðurljós')]).toEqual([0, 1, true])
    },
  ))

it('deletes nothing that is not confirmed', () =>
  pact.interactions(
    [called('a key that stays'), { ...list, uponReceiving: 'the key that stays' }],
    async (running) => {
      const { code, error } = await heed(['keys', 'delete', '31'], { env: env(running), answers: [false] })
      expect([code, error]).toEqual([2, '✗ Cancelled: the key is still there.\n'])
    },
  ))

it('says that a key went meanwhile', () =>
  pact.interactions(
    [
      called('a key that went meanwhile'),
      { ...list, uponReceiving: 'the key that goes meanwhile' },
      {
        ...remove,
        given: [{ state: 'a company' }],
        uponReceiving: 'keys delete of one that went meanwhile',
        willRespondWith: refused.notFound(missing),
      },
    ],
    async (running) => {
      const { code, error } = await heed(['keys', 'delete', '31', '--yes'], { env: env(running) })
      expect([code, error.includes(missing)]).toEqual([1, true])
    },
  ))
