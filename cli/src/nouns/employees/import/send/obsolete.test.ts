import { expect, it } from 'vitest'
import { importText } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()

const before =
  'asa@example.is,Ása,Sales\nbjorn@example.is,Björn,Sales\nbjorn@example.is,,IT\ncarla@example.is,Carla,IT'
const after = 'asa@example.is,Ása,Sales'

it('--remove-obsolete removes missing employees only from the lists in the file', async () => {
  await importText(platform, before, [])
  const { code, output } = await importText(platform, after, ['--remove-obsolete', '--yes', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ obsolete: 1, unchanged: 1 })
  expect(Object.entries(platform.world()).map(([email, { lists }]) => [email, lists])).toEqual([
    ['asa@example.is', ['Sales']],
    ['bjorn@example.is', ['IT']],
    ['carla@example.is', ['IT']],
  ])
})

it('obsolete employees are only counted without --remove-obsolete', async () => {
  await importText(platform, before, [])
  const { output } = await importText(platform, after, ['--json'])
  expect(JSON.parse(output)).toMatchObject({ obsolete: 1 })
  expect(Object.keys(platform.world()).length).toBe(3)
})

it('--remove-obsolete counts deleted and only removed employees before and after the import', async () => {
  await importText(platform, `${before}\ndora@example.is,Dóra,Sales`, [])
  const outcome = '1 employee will be deleted, 1 will only be removed from lists.'
  const dry = await importText(platform, after, ['--remove-obsolete', '--dry-run'])
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining(`Removal: ${outcome}`)])
  const { asked, output } = await importText(platform, after, ['--remove-obsolete'], {
    terminal: true,
    answers: [true],
  })
  expect(asked).toEqual([`Remove 2 employees from Norðurljós? ${outcome} This can't be undone.`])
  expect(output).toContain('Removed 2 employees. 1 employee deleted, 1 only removed from lists.')
  expect(Object.keys(platform.world())).toEqual(['asa@example.is', 'bjorn@example.is', 'carla@example.is'])
})

it('a dry run counts the seats of employees to delete as freed', async () => {
  platform.company = { ...platform.company, users_total: 90, users_available: 100 }
  await importText(platform, `${before}\ndora@example.is,Dóra,Sales`, [])
  const words = ['--remove-obsolete', '--dry-run']
  const { output } = await importText(platform, 'asa@example.is,Ása,Sales', words)
  expect(output).toContain('10 of 100 seats are left, 11 after this import\n')
  const summary = JSON.parse(
    (await importText(platform, 'asa@example.is,Ása,Sales', [...words, '--json'])).output,
  )
  expect(summary.seats).toEqual({ left: 10, needed: 0, lacking: 0, freed: 1 })
})

it('--remove-obsolete reports the same counts in JSON for a dry run and an import', async () => {
  await importText(platform, `${before}\ndora@example.is,Dóra,Sales`, [])
  const numbers = { obsolete: 2, deleted: 1, onlyLeftLists: 1, outcomeUnknown: 0 }
  const dry = await importText(platform, after, ['--remove-obsolete', '--dry-run', '--json'])
  expect(JSON.parse(dry.output)).toMatchObject(numbers)
  const { output } = await importText(platform, after, ['--remove-obsolete', '--yes', '--json'])
  expect(JSON.parse(output)).toMatchObject(numbers)
  const { output: again } = await importText(platform, after, ['--remove-obsolete', '--yes', '--json'])
  expect(JSON.parse(again)).toMatchObject({ obsolete: 0, deleted: 0, onlyLeftLists: 0 })
})

it('a dry run says what --remove-obsolete would do', async () => {
  await importText(platform, `${before}\ndora@example.is,Dóra,Sales`, [])
  const { code, output } = await importText(platform, after, ['--dry-run'])
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(
      '\nWith --remove-obsolete: 1 employee will be deleted, 1 will only be removed from lists.\n',
    ),
  ])
  const whole = await importText(platform, `${before}\ndora@example.is,Dóra,Sales`, ['--dry-run'])
  expect(whole.output).not.toContain('--remove-obsolete')
})

it('--remove-obsolete asks with count and names, and removes no one unless confirmed', async () => {
  await importText(platform, before, [])
  const { code, error, asked } = await importText(platform, after, ['--remove-obsolete'], {
    terminal: true,
    answers: [false],
  })
  expect(code).toBe(2)
  expect(asked).toEqual([
    "Remove 1 employee from Norðurljós? No employees will be deleted, 1 will only be removed from lists. This can't be undone.",
  ])
  expect(error).toContain('- Björn <bjorn@example.is>')
  expect(platform.world()).toMatchObject({ 'bjorn@example.is': { lists: ['IT', 'Sales'] } })
})

it("--remove-obsolete stops before sending anything when it can't prompt", async () => {
  const { code, error } = await importText(platform, after, ['--remove-obsolete'])
  expect(code).toBe(2)
  expect(error).toContain('Add --yes')
  expect(platform.calls).toEqual([])
})

it.each([
  ['a line was rejected', `${after}\nbad,Bad,Sales`, ['--max-delete', '5'], '1 line was rejected'],
  ['too many would be removed', after, ['--max-delete', '0'], 'more than the --max-delete limit of 0'],
])('--remove-obsolete removes no one when %s', async (_, text, words, message) => {
  await importText(platform, before, [])
  const { code, error } = await importText(platform, text, ['--remove-obsolete', '--yes', ...words])
  expect(code).toBe(10)
  expect(error).toContain(message)
  expect(platform.world()).toMatchObject({ 'bjorn@example.is': { lists: ['IT', 'Sales'] } })
})

it('--remove-obsolete rejects a file that names no list', async () => {
  const { code, error } = await importText(platform, 'asa@example.is', ['--remove-obsolete', '--yes'])
  expect(code).toBe(2)
  expect(error).toContain('Add --list')
  expect(platform.batches).toEqual([])
})

it('--list compares the file with that list only', async () => {
  await importText(platform, before, [])
  const { output } = await importText(platform, after, ['--list', 'it', '--json'])
  expect(JSON.parse(output)).toMatchObject({ obsolete: 2, updated: 1 })
})

it('--remove-obsolete fails in a company with single sign-on', async () => {
  platform.company.settings = { 'ui.sso.configured': '1' }
  const { code } = await importText(platform, after, ['--remove-obsolete', '--yes'])
  expect(code).toBe(4)
  expect(platform.batches).toEqual([])
})
