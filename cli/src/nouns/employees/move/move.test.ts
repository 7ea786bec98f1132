import { writeFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { createWorkspace, type Workspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()

const createPerson = (name: string) => ({ name, lists: new Set(['Sales']), tags: new Set(['Remote']) })

beforeEach(() => {
  for (const [email, name] of [
    ['asa@old.example', 'Ása'],
    ['jon@old.example', 'Jón'],
    ['una@other.example', 'Una'],
  ] as const)
    platform.people.set(email, createPerson(name))
})

const getNames = () =>
  Object.fromEntries(Object.entries(platform.world()).map(([email, { name }]) => [email, name]))
const before = { 'asa@old.example': 'Ása', 'jon@old.example': 'Jón', 'una@other.example': 'Una' }
const after = { 'asa@new.example': 'Ása', 'jon@new.example': 'Jón', 'una@other.example': 'Una' }
const changes = 'email,newEmail\nasa@old.example,asa@new.example\njon@old.example,jon@new.example\n'
const byDomain = ['--domain', 'old.example=new.example']

const update = ({ run }: Workspace, ...words: string[]) => run(['employees', 'update', ...words])
const undo = ({ run }: Workspace, ...words: string[]) => run(['runs', 'undo', 'last', '--yes', ...words])
const isUpdate = (call: string) => call.startsWith('PUT ')

it.each([
  ['a file', (file: string) => ['--from', file]],
  ['a domain', () => byDomain],
])('moves employees by %s with everything they have, and back', async (_, getWords) => {
  const workspace = await createWorkspace(platform, changes)
  const words = getWords(workspace.file)
  const { code, output } = await update(workspace, ...words, '--yes', '--json')
  expect([code, JSON.parse(output)]).toMatchObject([
    0,
    { changed: true, moved: 2, unchanged: 0, failures: [], email: null },
  ])
  expect(getNames()).toEqual(after)
  expect(platform.world()['asa@new.example']).toMatchObject({ lists: ['Sales'], tags: ['Remote'] })
  const undone = await undo(workspace, '--json')
  expect([undone.code, JSON.parse(undone.output)]).toMatchObject([0, { moved: 2, gone: 0 }])
  expect(getNames()).toEqual(before)
})

it.each([['--from'], ['--domain']])(
  'a dry run with %s shows the changes and sends nothing',
  async (option) => {
    const workspace = await createWorkspace(platform, changes)
    const words = option === '--from' ? ['--from', workspace.file] : byDomain
    const { code, output, error } = await update(workspace, ...words, '--dry-run')
    expect([code, getNames()]).toEqual([0, before])
    expect(error).toContain('  - Ása: asa@old.example → asa@new.example')
    expect(output).toContain(
      'Dry run: nothing was changed. 2 employees of Norðurljós would get new addresses',
    )
    expect(platform.calls.some(isUpdate)).toBe(false)
  },
)

it('asks first, and changes nothing without a yes', async () => {
  const workspace = await createWorkspace(platform, changes)
  const { code, asked } = await workspace.run(['employees', 'update', ...byDomain], { answers: [false] })
  expect([code, getNames()]).toEqual([2, before])
  expect(asked).toEqual(['Change the addresses of 2 employees of Norðurljós? Results and lists stay.'])
})

it('never merges employees, and reports lines that it refuses', async () => {
  platform.people.set('jon@new.example', createPerson('Another'))
  const text = `${changes}gone@old.example,gone@new.example\nbad,bad@new.example\n`
  const workspace = await createWorkspace(platform, text)
  const { code, error } = await update(workspace, '--from', workspace.file, '--yes')
  expect(code).toBe(3)
  expect(error).toContain(
    'line 3: jon@old.example: There is already an employee with the address jon@new.example',
  )
  expect(error).toContain('line 4: gone@old.example: employee not found')
  expect(error).toContain('line 5: bad: Email not valid')
  expect(Object.keys(getNames())).toEqual([
    'asa@new.example',
    'jon@new.example',
    'jon@old.example',
    'una@other.example',
  ])
})

it('repeating the command changes nothing', async () => {
  const workspace = await createWorkspace(platform, changes)
  await update(workspace, '--from', workspace.file, '--yes')
  const { code, output } = await update(workspace, '--from', workspace.file, '--yes')
  expect([code, output]).toEqual([0, expect.stringContaining('2 employees already had the new address')])
})

it.each([['--from'], ['--domain']])('resumes after an interruption with %s', async (option) => {
  const workspace = await createWorkspace(platform, changes)
  const words = option === '--from' ? ['--from', workspace.file] : byDomain
  platform.onCall = (call) => {
    if (isUpdate(call) && call.includes('jon')) throw new Error('in trouble')
  }
  const first = await update(workspace, ...words, '--yes')
  expect(first.code).not.toBe(0)
  platform.onCall = () => {}
  const resumed = await workspace.run(['runs', 'retry', 'last'])
  expect(resumed.code, resumed.error).toBe(0)
  expect(getNames()).toEqual(after)
  expect((await undo(workspace)).code).toBe(0)
  expect(getNames()).toEqual(before)
})

it('an undo leaves employees who were deleted or joined since', async () => {
  const workspace = await createWorkspace(platform, changes)
  await update(workspace, ...byDomain, '--yes')
  platform.people.delete('asa@new.example')
  platform.people.set('late@new.example', createPerson('Late'))
  expect((await undo(workspace)).code).toBe(0)
  expect(Object.keys(getNames())).toEqual(['jon@old.example', 'late@new.example', 'una@other.example'])
})

it('an undo is refused if the file has changed', async () => {
  const workspace = await createWorkspace(platform, changes)
  await update(workspace, '--from', workspace.file, '--yes')
  await writeFile(workspace.file, `${changes}\n`)
  const { code, error } = await undo(workspace)
  expect([code, getNames(), error]).toEqual([2, after, expect.stringContaining('has changed')])
})

it.each([
  [[], 'Add an address'],
  [['asa@old.example', ...byDomain], 'change only addresses'],
  [['--from', 'x.csv', ...byDomain], "can't be combined"],
  [['--domain', 'old.example'], 'such as old.example=new.example'],
])('rejects %j', async (words, text) => {
  const workspace = await createWorkspace(platform, changes)
  const { code, error } = await update(workspace, ...words)
  expect([code, error]).toEqual([2, expect.stringContaining(text)])
})
