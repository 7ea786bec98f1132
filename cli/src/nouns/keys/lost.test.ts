import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { setUpKeyServer } from '../../../test/keyServer.ts'
import { makeEnv } from '../../../test/place.ts'

const server = setUpKeyServer()
const create = 'POST /apikeys'

async function prepareWorkspace() {
  const folder = await makeTempFolder()
  const env = makeEnv(server, folder)
  const run = (words: readonly string[], answers: boolean[] = []) => runHeed(words, { env, answers })
  return { folder, run, out: join(folder, 'payroll.key') }
}

const listKeyNames = () => server.keys.map(({ id, name }) => `${id} ${name}`)
const makeKey = (id: number, name: string) => ({ id, name, value: `hk_${id}`.padEnd(40, 'x') })

describe('a lost answer when creating a key', () => {
  it.each([
    ['keys create', ['create', '--name', 'Payroll']],
    ['keys rotate', ['rotate', '7', '--yes']],
    ['keys rotate --overlap', ['rotate', '7', '--yes', '--overlap', '24h']],
  ])('%s deletes a created key whose value no one has, on every try', async (_, words) => {
    const { folder, run, out } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Payroll'), makeKey(8, 'Other')]
    server.fault = (call) => (call === create ? 'cut after it is saved' : undefined)
    for (let tries = 0; tries < 2; tries++) {
      const { code, error } = await run(['keys', ...words, '--out', out])
      expect(code).toBe(5)
      expect(error).toMatch(/Key \d+ was created anyway, but its value was lost\. The key was deleted\./)
      expect(error).toContain('Run the command again.')
    }
    expect(listKeyNames()).toEqual(['7 Payroll', '8 Other'])
    expect(await readdir(folder)).toEqual(['heed'])
  })

  it('says that no key was created if the server saved none', async () => {
    const { run, out } = await prepareWorkspace()
    server.fault = (call) => (call === create ? 'cut before it is saved' : undefined)
    const { code, error } = await run(['keys', 'create', '--name', 'Payroll', '--out', out])
    expect([code, error]).toEqual([5, expect.stringContaining('No key was created.')])
  })

  it('names the key and the command to delete it if deleting it fails too', async () => {
    const { run, out } = await prepareWorkspace()
    server.fault = (call) =>
      call === create
        ? 'cut after it is saved'
        : call.startsWith('DELETE')
          ? 'cut before it is saved'
          : undefined
    const { code, error } = await run(['keys', 'create', '--name', 'Payroll', '--out', out])
    const [made] = server.keys
    expect(code).toBe(5)
    expect(error).toContain(
      `Key ${made?.id} was created anyway, but its value was lost. The key still works.`,
    )
    expect(error).toContain(`Delete it: heed keys delete ${made?.id} --company 1`)
  })

  it('deletes none of several keys with the same name and names the commands', async () => {
    const { run, out } = await prepareWorkspace()
    server.fault = (call) => {
      if (call !== create) return undefined
      server.keys.push(makeKey(900, 'Payroll'))
      return 'cut after it is saved'
    }
    const { error } = await run(['keys', 'create', '--name', 'Payroll', '--out', out])
    expect(server.keys).toHaveLength(2)
    for (const { id } of server.keys) expect(error).toContain(`heed keys delete ${id} --company 1`)
  })

  it('keys rotate never deletes a key of the same name created before confirmation', async () => {
    const { run, out } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Payroll')]
    let lists = 0
    server.fault = (call) => {
      if (call === 'GET /apikeys' && ++lists === 2) server.keys.push(makeKey(900, 'Payroll'))
      return call === create ? 'cut before it is saved' : undefined
    }
    const { error } = await run(['keys', 'rotate', '7', '--out', out], [true])
    expect(error).toContain('No key was created.')
    expect(listKeyNames()).toEqual(['7 Payroll', '900 Payroll'])
  })

  it("names the key and time to look for if the keys can't be read", async () => {
    const { run, out } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Other')]
    let lost = false
    server.fault = (call) => {
      if (call === create) lost = true
      return lost ? 'cut after it is saved' : undefined
    }
    const { code, error } = await run(['keys', 'create', '--name', 'Payroll', '--out', out])
    expect(code).toBe(5)
    expect(error).toMatch(/A key "Payroll" may have been created at \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(error).toContain('Look for a key other than 7: heed keys list --company 1')
  })
})

describe('keys rotate --overlap', () => {
  it('renames the old key with its end and gives the new one its name', async () => {
    const { run, out } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Payroll')]
    // The Date header has whole seconds.
    const before = Math.floor(Date.now() / 1000) * 1000
    const { code, output } = await run([
      'keys',
      'rotate',
      '7',
      '--overlap',
      '24h',
      '--out',
      out,
      '--yes',
      '--json',
    ])
    const { id, name, replaced, expires } = JSON.parse(output)
    expect([code, name, replaced]).toEqual([0, 'Payroll', 7])
    const minute = expires.slice(0, 16).replace('T', ' ')
    expect(listKeyNames()).toEqual([`7 Payroll (until ${minute} UTC)`, `${id} Payroll`])
    expect(Date.parse(expires) - before).toBeGreaterThanOrEqual(86_400_000)
    const listed = JSON.parse((await run(['keys', 'list', '--json'])).output)
    expect(listed.map((one: { expires: string | null }) => one.expires)).toEqual([expires, null])
  })

  it.each([[['--yes']], [['--yes', '--overlap', '7d']]])(
    'rejects an already replaced key and names the company in its hints: %j',
    async (words) => {
      const { folder, run, out } = await prepareWorkspace()
      server.keys = [makeKey(7, 'Payroll (until 2020-01-01 00:00 UTC)'), makeKey(8, 'Payroll')]
      const before = listKeyNames()
      const { code, error } = await run(['keys', 'rotate', '7', '--company', '1', '--out', out, ...words])
      expect([code, error]).toEqual([2, expect.stringContaining('has already been replaced')])
      expect(error).toContain('heed keys list --company 1\n')
      expect(error).toContain('heed keys rename 7 --name Payroll --company 1\n')
      expect([listKeyNames(), await readdir(folder)]).toEqual([before, []])
    },
  )

  it.each([
    ['an unknown name', ['rotate', 'Wages'], 'See all: heed keys list --company 1\n'],
    ['a name of several keys', ['rotate', 'Twice'], '  8  Twice\n    9  Twice\n'],
    ['an unknown ID', ['rotate', '99'], 'See all: heed keys list --company 1\n'],
  ])('names the company in the hint for %s', async (_, words, hint) => {
    const { run } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Payroll'), makeKey(8, 'Twice'), makeKey(9, 'Twice')]
    const { error } = await run([
      'keys',
      ...words,
      '--company',
      '1',
      ...(words[0] === 'rotate' ? ['--out', 'none.key'] : []),
    ])
    expect(error).toContain(hint)
  })

  it('rejects an overlap without a unit', async () => {
    const { run, out } = await prepareWorkspace()
    const { code, error } = await run(['keys', 'rotate', '7', '--overlap', '24', '--out', out])
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('It must be a number of hours or days, such as 24h or 7d.'),
    ])
  })
})

describe('keys expire', () => {
  it('deletes only keys whose end time has passed', async () => {
    const { run } = await prepareWorkspace()
    server.keys = [
      makeKey(7, 'Payroll (until 2026-01-01 00:00 UTC)'),
      makeKey(8, 'Payroll (until 9999-01-01 00:00 UTC)'),
      makeKey(9, 'until 2026-01-01 00:00 UTC'),
      makeKey(10, ''),
    ]
    const listed = await run(['keys', 'list'])
    expect(listed.error + listed.output).toContain('Delete 1 expired key: heed keys expire')
    expect((await run(['keys', 'expire'], [false])).code).toBe(2)
    expect(server.keys).toHaveLength(4)
    const { code, output } = await run(['keys', 'expire', '--yes', '--json'])
    expect([code, JSON.parse(output)]).toMatchObject([0, { deleted: [7] }])
    expect(server.keys.map(({ id }) => id)).toEqual([8, 9, 10])
  })
})

describe('the record of a key change', () => {
  it("has the reason why it can't be undone, and never contains a key's value or name", async () => {
    const { folder, run, out } = await prepareWorkspace()
    const created = await run(['keys', 'create', '--name', 'Payroll', '--out', out])
    expect(created.output).toMatch(
      /\nRun \S+\. See its details: heed runs view \S+\nIt can't be undone: A deleted key's/,
    )
    const id = String(server.keys[0]?.id)
    server.fault = (call) => (call.startsWith('DELETE') ? 'cut before it is saved' : undefined)
    expect((await run(['keys', 'rotate', 'Payroll', '--out', `${out}2`, '--yes'])).code).toBe(5)
    server.fault = () => undefined
    expect((await run(['keys', 'delete', id, '--yes', '--json'])).code).toBe(0)
    expect(JSON.parse((await run(['runs', 'list', '--json'])).output)).toMatchObject([
      {
        kind: 'keys delete',
        for: 'Nordfish ehf.',
        who: 'Anna Admin',
        counts: { done: 1 },
        undo: 'impossible',
      },
      { kind: 'keys rotate', counts: { failed: 1 } },
      { kind: 'keys create', counts: { done: 1 } },
    ])
    const { output } = await run(['runs', 'view', 'last'])
    expect(output).toContain("can't be undone: A deleted key's value is lost")
    expect((await run(['runs', 'undo', 'last'])).error).toContain(
      `"keys delete" can't be undone. A deleted key's value`,
    )
    expect((await run(['runs', 'retry', 'last'])).error).toContain('changed only one company')
    const saved = await readdir(join(folder, 'heed'), { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      saved.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name), 'utf8')),
    )
    expect(texts.join()).toContain(`"apiKeyId":${id}`)
    expect(texts.join()).not.toMatch(/hk_\d|Payroll/)
  })

  it('is left out if nothing was changed', async () => {
    const { run } = await prepareWorkspace()
    server.keys = [makeKey(7, 'Payroll')]
    expect((await run(['keys', 'delete', '7'], [false])).code).toBe(2)
    expect((await run(['keys', 'expire', '--yes'])).code).toBe(0)
    expect((await run(['runs', 'list'])).error).toBe('No runs yet.\n')
  })
})
