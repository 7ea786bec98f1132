import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, eachLike, integer, nameCall, regex, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv as env } from '../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { userPin } from '../../../test/userPin.ts'

const pact = createPact('heed-cli', 'apikeys')
const path = '/companies/101/apikeys'
const keyState = { 'an API key': { apiKeyId: 31, name: 'Payroll' } } as const
const value = 'hk_0123456789abcdefghijklmnopqrstuvwxyz'
const forbiddenResponse = rejections.forbidden()
const missingKeyText = 'There is no such API key'
const missingKeyResponse = rejections.notFound(missingKeyText)
const nowhere = { HEED_API: 'http://127.0.0.1:9', HEED_TOKEN: 'some-token' }

const list = {
  pin: 'apikeys.list',
  given: keyState,
  request: `GET ${path}`,
  answer: { apikeys: eachLike({ id: 31, name: 'Payroll', value: string(value) }) },
} as const
const create = {
  pin: 'apikeys.create',
  request: `POST ${path}`,
  body: { name: 'Payroll' },
  answer: { id: integer(31), name: 'Payroll', value: string(value) },
} as const
const makeRenamePin = (apiKeyId: number, name: string) =>
  ({
    pin: 'apikeys.rename',
    given: keyState,
    request: `PUT ${path}/${apiKeyId}`,
    body: { name },
  }) as const
const remove = {
  pin: 'apikeys.delete',
  given: keyState,
  request: `DELETE ${path}/31`,
} as const

const nameCompanyPin = (name: string) => nameCall(`the company of ${name}`, companyPin)
const nameStart = (name: string) => [nameCompanyPin(name), nameCall(`the user of ${name}`, userPin)]

it.each(['--json', '--csv', '--no-color'])(
  "keys list shows a company's keys without their values (%s)",
  (format) =>
    pact.story(
      [nameCompanyPin(`keys, ${format}`), nameCall(`keys list ${format}`, list)],
      async (running) => {
        const { code, output } = await runHeed(['keys', 'list', format], { env: env(running) })
        expect(code).toBe(0)
        expect(output).toContain('Payroll')
        expect(output).toContain('…wxyz')
        expect(output).not.toContain(value)
      },
    ),
)

it('keys list says when a company has no keys', () =>
  pact.story(
    [
      nameCompanyPin('no keys'),
      nameCall('keys list without keys', { ...list, given: {}, answer: { apikeys: [] } }),
    ],
    async (running) => {
      const { code, error } = await runHeed(['keys', 'list'], { env: env(running) })
      expect([code, error]).toEqual([0, 'Norðurljós has no API keys.\n'])
    },
  ))

it('keys list fails for a viewer', () =>
  pact.story(
    [
      { ...nameCompanyPin('keys that a viewer asks for'), as: 'viewer' },
      nameCall('keys list of a viewer', { ...list, as: 'viewer', fails: forbiddenResponse }),
    ],
    async (running) => {
      expect((await runHeed(['keys', 'list'], { env: env(running) })).code).toBe(4)
    },
  ))

it("keys create shows the new key's value on a terminal", () =>
  pact.story(
    [...nameStart('a new key'), nameCall('keys before a new one', list), nameCall('keys create', create)],
    async (running) => {
      const words = ['keys', 'create', '--name', 'Payroll']
      const { code, output } = await runHeed(words, { env: env(running), terminal: true })
      expect([code, output.split(value).length]).toEqual([0, 2])
    },
  ))

it('keys create --out writes the value to a file only its owner can read', async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await pact.story(
    [
      ...nameStart('a new key for a file'),
      nameCall('keys before one for a file', list),
      nameCall('keys create --out', create),
    ],
    async (running) => {
      const words = ['keys', 'create', '--name', 'Payroll', '--out', out, '--json']
      const { code, output, error } = await runHeed(words, { env: env(running) })
      expect([code, `${output}${error}`.includes(value)]).toEqual([0, false])
    },
  )
  expect(await readFile(out, 'utf8')).toBe(`${value}\n`)
  expect((await stat(out)).mode & 0o777).toBe(0o600)
})

it("keys create creates no key if its value couldn't be saved", async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await writeFile(out, 'mine')
  for (const words of [[], ['--json']]) {
    const piped = await runHeed(['keys', 'create', ...words], { env: nowhere, terminal: words.length > 0 })
    expect([piped.code, piped.error.includes('add --out <file>')]).toEqual([2, true])
  }
  await pact.story([nameCompanyPin('a key whose file is there')], async (running) => {
    const { code, error } = await runHeed(['keys', 'create', '--out', out], { env: env(running) })
    expect([code, error.includes('already exists')]).toEqual([2, true])
  })
  expect(await readFile(out, 'utf8')).toBe('mine')
})

it("keys create leaves no file if the key isn't created", async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await pact.story(
    [
      { ...nameCompanyPin('a key of a viewer'), as: 'viewer' },
      nameCall('keys before a new one of a viewer', { ...list, as: 'viewer', fails: forbiddenResponse }),
    ],
    async (running) => {
      const words = ['keys', 'create', '--name', 'Payroll', '--out', out]
      expect((await runHeed(words, { env: env(running) })).code).toBe(4)
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
    'is now called "Wages"',
  ],
  [
    'says that a name is needed',
    31,
    '',
    rejections.invalid({ name: 'You need to enter some information to save' }),
    1,
    'You need to enter some information to save',
  ],
  ['says that the key to rename is gone', 32, 'Wages', missingKeyResponse, 1, 'See all: heed keys list'],
] as const)('keys rename %s', (what, id, name, response, expected, message) =>
  pact.story(
    [...nameStart(what), nameCall(`keys rename: ${what}`, { ...makeRenamePin(id, name), response })],
    async (running) => {
      const words = ['keys', 'rename', String(id), '--name', name]
      const { code, output, error } = await runHeed(words, { env: env(running) })
      expect([code, `${output}${error}`.includes(message)]).toEqual([expected, true])
      expect(`${output}${error}`).not.toContain(value)
    },
  ),
)

it("keys delete asks with the key's name and then deletes it", () =>
  pact.story(
    [
      ...nameStart('a key that goes'),
      nameCall('the key that goes', list),
      nameCall('keys delete', { ...remove, answer: { success: true } }),
    ],
    async (running) => {
      const { code, asked } = await runHeed(['keys', 'delete', '31'], { env: env(running), answers: [true] })
      expect([code, asked.length, asked[0]?.includes('"Payroll" of Norðurljós')]).toEqual([0, 1, true])
    },
  ))

it('keys delete deletes nothing unless confirmed', () =>
  pact.story([nameCompanyPin('a key that stays'), nameCall('the key that stays', list)], async (running) => {
    const { code, error } = await runHeed(['keys', 'delete', '31'], { env: env(running), answers: [false] })
    expect([code, error]).toEqual([2, "✗ Cancelled: the key wasn't deleted.\n"])
  }))

it('keys delete reports a key that was deleted in the meantime', () =>
  pact.story(
    [
      ...nameStart('a key that went meanwhile'),
      nameCall('the key that goes meanwhile', list),
      nameCall('keys delete of one that went meanwhile', { ...remove, given: {}, fails: missingKeyResponse }),
    ],
    async (running) => {
      const { code, error } = await runHeed(['keys', 'delete', '31', '--yes'], { env: env(running) })
      expect([code, error.includes(missingKeyText)]).toEqual([1, true])
    },
  ))

const rotated = {
  ...create,
  given: keyState,
  answer: { id: integer(32), name: 'Payroll', value: string(value) },
} as const

it('keys rotate replaces a key and saves the new value in a folder', async () => {
  const out = await makeTempFolder()
  await pact.story(
    [
      ...nameStart('a key that is rotated'),
      nameCall('the key that is rotated', list),
      nameCall('keys create to rotate', rotated),
      nameCall('keys delete to rotate', { ...remove, answer: { success: true } }),
    ],
    async (running) => {
      const words = ['keys', 'rotate', '31', '--out', out, '--yes', '--json']
      const { code, output } = await runHeed(words, { env: env(running) })
      const file = join(out, 'Norðurljós Payroll.key')
      expect([code, JSON.parse(output)]).toMatchObject([0, { id: 32, value: '…wxyz', file, replaced: 31 }])
      expect(await readFile(file, 'utf8')).toBe(`${value}\n`)
    },
  )
})

it('keys rotate --overlap keeps the old key and renames it with its end', async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await pact.story(
    [
      ...nameStart('a key that is kept for a time'),
      nameCall('the key that is kept for a time', list),
      nameCall('keys create beside one that is kept', rotated),
      nameCall('keys rename to one that is kept for a time', {
        ...makeRenamePin(31, ''),
        body: {
          name: regex(
            /^Payroll \(until \d{4}-\d\d-\d\d \d\d:\d\d UTC\)$/,
            'Payroll (until 2026-11-29 17:05 UTC)',
          ),
        },
        answer: { id: 31, name: string('Payroll (until 2026-11-29 17:05 UTC)'), value: string(value) },
      }),
    ],
    async (running) => {
      const words = ['keys', 'rotate', '31', '--overlap', '24h', '--out', out, '--yes']
      const { code, output } = await runHeed(words, { env: env(running) })
      expect(output).toMatch(/Delete it after \d{4}-\d\d-\d\d \d\d:\d\d UTC: heed keys expire --company 101/)
      expect(code).toBe(0)
    },
  )
})

it('keys expire deletes nothing if no key has expired', () =>
  pact.story(
    [nameCompanyPin('keys that expire'), nameCall('keys expire without one that did', list)],
    async (running) => {
      const { code, output } = await runHeed(['keys', 'expire', '--json'], { env: env(running) })
      expect([code, JSON.parse(output)]).toEqual([0, { deleted: [], run: null }])
    },
  ))

it("keys rotate keeps the new key if the old one can't be deleted", async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await pact.story(
    [
      ...nameStart('an old key that cannot go'),
      nameCall('the old key that cannot go', list),
      nameCall('keys create beside one that stays', rotated),
      nameCall('keys delete of one that is gone', { ...remove, given: {}, fails: missingKeyResponse }),
    ],
    async (running) => {
      const words = ['keys', 'rotate', '31', '--out', out, '--yes']
      const { code, error } = await runHeed(words, { env: env(running) })
      expect(code).toBe(1)
      expect(error).toContain(`The old key 31 wasn't deleted and still works: ${missingKeyText}`)
      expect(error).toContain('Delete it: heed keys delete 31 --company 101')
      expect(await readFile(out, 'utf8')).toBe(`${value}\n`)
    },
  )
})

it("keys rotate changes nothing unless confirmed, or if the new value couldn't be saved", async () => {
  const out = join(await makeTempFolder(), 'payroll.key')
  await pact.story(
    [nameCompanyPin('a key that nobody rotates'), nameCall('the key that nobody rotates', list)],
    async (running) => {
      const words = ['keys', 'rotate', '31', '--out', out]
      const { code, error, asked } = await runHeed(words, { env: env(running), answers: [false] })
      expect([code, error]).toEqual([2, "✗ Cancelled: the key wasn't replaced.\n"])
      expect(asked[0]).toContain('Replace the API key "Payroll" of Norðurljós')
    },
  )
  expect((await runHeed(['keys', 'rotate', '31', '--yes'], { env: nowhere })).code).toBe(2)
})
