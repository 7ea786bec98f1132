import { readFileSync } from 'node:fs'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'
import { createWorld } from './world.ts'

const parseOutput = <T>(output: string): T => JSON.parse(output) as T

it("heed mock controls a server's worlds, clock, messages, faults and snapshots", async () => {
  const world = await createWorld()
  const folder = await createTempFolder()
  const admin = {
    ...(await world.as('admin')),
    XDG_CONFIG_HOME: folder,
    HEED_COMPANY: String(companyIds.direct),
  }
  const env = { HEED_API: world.api, XDG_CONFIG_HOME: folder }
  const mock = async (line: string, on: Record<string, string> = env) => {
    const { code, output, error } = await runHeed(['mock', ...line.split(' '), '--json'], { env: on })
    expect([line, code, error]).toEqual([line, 0, ''])
    return output
  }

  const scenarios = parseOutput<{ name: string; shows: string }[]>(await mock('scenarios list'))
  expect(scenarios.map(({ name }) => name)).toContain('trial-active')
  const list = async () =>
    parseOutput<{ name: string }[]>((await runHeed(['lists', 'list', '--json'], { env: admin })).output).map(
      ({ name }) => name,
    )
  const before = await list()
  expect(before.length).toBeGreaterThan(0)

  await mock('snapshots keep before')
  expect((await runHeed(['lists', 'create', 'Only for now'], { env: admin })).code).toBe(0)
  expect(await list()).toContain('Only for now')
  const file = `${folder}/before.json`
  await mock(`snapshots save before --out ${file}`)

  // A second world loads the file and gets the same lists. The first world goes back and has these lists too.
  const other = parseOutput<{ id: string; address: string }>(await mock('worlds make --scenario empty'))
  const there = { HEED_API: `${other.address}api`, XDG_CONFIG_HOME: folder }
  await mock(`snapshots load came ${file}`, there)
  await mock('snapshots restore came', there)
  await mock('snapshots restore before')
  expect(await list()).toEqual(before)
  const [one, two] = await Promise.all(
    [env, there].map(async (on) => parseOutput<{ now: string }>(await mock('clock show', on)).now),
  )
  expect(two).toBe(one)

  const moved = parseOutput<{ before: string; now: string; messages: number }>(await mock('clock move P1D'))
  expect(Date.parse(moved.now) - Date.parse(moved.before)).toBe(86_400_000)
  const { mails } = await world.control<{ mails: { id: number; to: string; subject: string }[] }>('outbox')
  const sent = parseOutput<{ id: number; to: string; subject: string }[]>(await mock('outbox list'))
  expect(sent.map(({ id, to, subject }) => ({ id, to, subject }))).toEqual(
    mails.map(({ id, to, subject }) => ({ id, to, subject })),
  )

  const to = getManagerEmail('admin')
  const waiting = runHeed(
    ['mock', 'outbox', 'wait', '--to', to, '--after', String(sent.at(-1)?.id ?? 0), '--json'],
    { env },
  )
  expect((await runHeed(['api', 'auth.managerSignin', '--email', to], { env })).code).toBe(0)
  const came = await waiting
  expect([came.code, came.error]).toEqual([0, ''])
  expect(parseOutput<{ to: string; links: string[] }>(came.output)).toMatchObject({ to, kind: 'signin' })

  await mock('faults set --operation lists.list --status 500 --count 1')
  expect((await runHeed(['lists', 'list'], { env: admin })).code).not.toBe(0)
  expect(parseOutput<{ hits: number }[]>(await mock('faults list'))).toMatchObject([{ seen: 1, hits: 1 }])
  expect((await runHeed(['lists', 'list'], { env: admin })).code).toBe(0)
  expect(parseOutput(await mock('faults clear'))).toEqual({ cleared: 1 })

  const wrong = await runHeed(['mock', 'faults', 'set', '--operation', 'lists.make', '--status', '500'], {
    env,
  })
  expect([wrong.code, wrong.error]).toEqual([
    2,
    expect.stringContaining('steps.0.operation: There is no operation'),
  ])
  await mock(`worlds end ${other.id} --yes`)
  expect(parseOutput<{ id: string }[]>(await mock('worlds list')).map(({ id }) => id)).not.toContain(other.id)
})

it('heed mock shows people, requests and the journal, and replays an exported journal', async () => {
  const world = await createWorld()
  const folder = await createTempFolder()
  const env = { HEED_API: world.api, XDG_CONFIG_HOME: folder }
  const mock = async (line: string) => {
    const { code, output, error } = await runHeed(['mock', ...line.split(' '), '--json'], { env })
    expect([line, code, error]).toEqual([line, 0, ''])
    return output
  }
  const people = parseOutput<{ email: string; token: string }[]>(await mock('people list'))
  const admin = people.find(({ email }) => email === getManagerEmail('admin'))
  const company = { ...env, HEED_TOKEN: admin?.token ?? '', HEED_COMPANY: String(companyIds.direct) }
  expect((await runHeed(['lists', 'create', 'Told'], { env: company })).code).toBe(0)
  expect(
    (await runHeed(['lists', 'create', 'Told'], { env: { ...company, HEED_COMPANY: '99' } })).code,
  ).not.toBe(0)

  const calls = parseOutput<{ id: number; operation: string; status: number }[]>(await mock('requests list'))
  expect(calls).toContainEqual(expect.objectContaining({ operation: 'lists.create', status: 200 }))
  const refused = calls.find(({ status }) => status >= 400)
  expect(parseOutput<{ rule: string }>(await mock(`requests why ${refused?.id}`)).rule).not.toBe('')

  type Entry = { position: number; what: string; changed: string }
  const done = parseOutput<Entry[]>(await mock('journal list')).find(({ what }) => what === 'lists.create')
  expect(done?.changed).toBe('lists 1')
  const shown = parseOutput<{ changes: { collection: string }[] }>(
    await mock(`journal show ${done?.position}`),
  )
  expect(shown.changes).toContainEqual(expect.objectContaining({ collection: 'lists' }))
  const rows = async () => parseOutput<unknown[]>(await mock('data rows lists --q Told')).length
  expect(await rows()).toBe(1)
  await mock(`journal export --out ${folder}/bug.json`)
  const back = parseOutput<{ position: number }>(await mock(`journal undo --to ${(done?.position ?? 1) - 1}`))
  expect(back.position).toBe((done?.position ?? 1) - 1)
  expect(await rows()).toBe(0)
  const played = parseOutput<{ id: string; different: unknown[] }>(
    await mock(`journal replay ${folder}/bug.json`),
  )
  expect(played.different).toEqual([])
  expect(
    parseOutput<{ collection: string }[]>(await mock('data list')).map(({ collection }) => collection),
  ).toContain('lists')
  await mock(`worlds end ${played.id} --yes`)
  const none = await runHeed(['mock', 'journal', 'replay', '-'], { env, input: '[]' })
  expect([none.code, none.error]).toEqual([2, expect.stringContaining("isn't an exported journal")])
})

it('heed mock runs every command of the example script for CI services', async () => {
  const world = await createWorld()
  const env = { HEED_API: world.api, XDG_CONFIG_HOME: await createTempFolder() }
  const script = readFileSync(
    new URL('../../mock-server/docs/ci/against-a-world.sh', import.meta.url),
    'utf8',
  )
  // Use a unique name, because other tests share the server.
  const id = `ci-${String(process.pid)}`
  const lines = [...script.matchAll(/^ *\$heed (mock [^>\n]+)/gm)].map(([, line = '']) =>
    line
      .trim()
      .replaceAll('"$SCENARIO"', 'default')
      .replaceAll(/\bci\b/g, id)
      .split(' '),
  )
  expect(lines.map(([, noun, verb]) => `${noun} ${verb}`)).toEqual([
    'worlds make',
    'clock move',
    'outbox list',
    'worlds end',
  ])
  const outputs: string[] = []
  for (const words of lines) {
    const { code, output, error } = await runHeed(words, { env })
    expect([words, code, error]).toEqual([words, 0, ''])
    outputs.push(output)
  }
  expect(parseOutput<{ kind: string }[]>(outputs[2] ?? '').some(({ kind }) => kind === 'lesson')).toBe(true)
})

it('heed mock stories starts a demo, changes steps and shows the next command', async () => {
  const world = await createWorld()
  const env = { HEED_API: world.api, XDG_CONFIG_HOME: await createTempFolder() }
  const run = async (line: string) => runHeed(['mock', 'stories', ...line.split(' ')], { env })
  type ShownStory = { world: string; step: number; of: number; signInUrl: string }

  const stories = parseOutput<{ name: string; steps: number }[]>((await run('list --json')).output)
  const [first] = stories
  expect(first).toMatchObject({ name: 'first-import', steps: 4 })
  const begun = parseOutput<ShownStory>((await run('begin first-import --step 2 --json')).output)
  expect(begun).toMatchObject({ step: 2, of: 4 })
  const { output } = await run(`go 3 --world ${begun.world}`)
  expect(output).toContain('The first import, step 3 of 4')
  expect(output).toContain(`heed mock stories go 4 --world ${begun.world}`)
  expect(output).toMatch(/Open as admin@nordurljos\.example: http\S+\/auth\/jwt\/signin\//)

  const unknown = await run('begin nothing')
  expect([unknown.code, unknown.error]).toEqual([expect.any(Number), expect.stringContaining('first-import')])
  expect(unknown.code).not.toBe(0)
  expect((await run('go 2')).error).toContain("This world isn't in a story")
  expect((await run('go two')).code).toBe(2)
})
