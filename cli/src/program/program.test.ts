import { expect, it } from 'vitest'
import { runHeed } from '../../test/heed.ts'
import { exitCodes } from '../io/exit.ts'
import { getFieldNames } from '../io/print/formats.ts'
import { commands } from './catalogue.ts'
import { topics } from './topics.ts'

it('help describes every command and gives examples', async () => {
  for (const { name, summary, examples } of commands) {
    const { code, output } = await runHeed(['help', ...name.split(' ')])
    expect([name, code]).toEqual([name, 0])
    expect(output).toContain(summary)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(output).toContain(example)
    expect(output.indexOf('Examples:')).toBeLessThan(output.indexOf('Usage:'))
  }
})

it("heed alone prints its help, and a noun alone fails with the noun's help", async () => {
  expect(await runHeed([])).toEqual(await runHeed(['--help']))
  const { code, output, error } = await runHeed(['lists'])
  expect([code, output]).toEqual([2, ''])
  expect(error).toBe((await runHeed(['lists', '--help'])).output)
})

it('the main help lists every topic, and each topic has a help page', async () => {
  const { output: help } = await runHeed(['--help'])
  for (const { name, summary, sections } of topics) {
    expect(help).toContain(summary)
    const { code, output } = await runHeed(['help', name])
    expect(code).toBe(0)
    for (const [term] of sections.flatMap(({ rows }) => rows)) expect(output).toContain(term)
  }
})

it('command fields match the checked-in list', async () => {
  const lines = commands
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => `${name}: ${fields === 'open' ? fields : fields.join(', ')}`)
    .toSorted()
  // Scripts rely on fields: run vitest -u to update the file only if you change a command on purpose.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../test/fields.txt')
})

it('every command that prints JSON lists its fields in help', async () => {
  for (const { name, fields, formats } of commands) {
    expect([name, fields.length > 0]).toEqual([name, formats.length > 0])
    const { output } = await runHeed(['help', ...name.split(' ')])
    for (const field of getFieldNames(fields) ?? []) expect(output).toContain(field)
  }
})

it.each([80, 60])('help fits into %i columns', async (columns) => {
  const pages = [...commands, ...topics].map(({ name }) => ['help', ...name.split(' ')])
  for (const words of [['--help'], ['reports', '--help'], ...pages]) {
    const { output } = await runHeed(words, { columns })
    // Examples are single lines that users can type unchanged.
    const wrapped = output.split('\n').filter((line) => columns === 80 || !line.startsWith('  $ '))
    const tooLong = wrapped.filter((line) => line.length > columns)
    expect(tooLong).toEqual([])
  }
})

it('help documents every exit code', async () => {
  const { code, output } = await runHeed(['help', 'exit-codes'])
  expect(code).toBe(0)
  const listed = [...output.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number))
  expect(listed).toEqual(Object.values(exitCodes))
})

it.each([
  ['an unknown command', ['employes'], 'Did you mean employees?'],
  ['help for an unknown command', ['help', 'employes'], 'Did you mean employees?'],
  ['help for an unknown verb', ['help', 'employees', 'lst'], 'Did you mean one of list, ls?'],
  ['an unknown option', ['employees', 'list', '--limt', '5'], 'Did you mean one of --limit, --list?'],
  ['a missing file', ['employees', 'import'], "Missing required argument 'file'"],
  [
    'a number out of range',
    ['employees', 'import', 'x.csv', '--batch', '1001'],
    'whole number from 1 to 1000',
  ],
  ['an invalid limit', ['employees', 'import', 'x.csv', '--max-errors', '101%'], 'such as 1%'],
  ['an unknown encoding', ['employees', 'import', 'x.csv', '--encoding', 'utf-16'], 'utf-8, iso-8859-1'],
  ['two formats', ['companies', 'list', '--csv', '--format', 'tsv'], "with option '--format <name>'"],
  ['an unknown format', ['keys', 'list', '--format', 'xml'], 'one of table, json, ndjson, csv, tsv'],
  ['an unknown field', ['keys', 'list', '--fields', 'id,vale'], 'no field "vale". Fields: id, name, value'],
  [
    'a query with a table format',
    ['keys', 'list', '--query', '[]', '--format', 'tsv'],
    "with option '--format tsv'",
  ],
  ['an invalid API address', ['whoami', '--api', 'ftp://x'], 'Not an API address'],
  [
    'an address with a password',
    ['whoami', '--api', 'https://me:pass@x/api'],
    'API address: https://…@x/api',
  ],
  ['a noun without a verb', ['companies', '--nope'], 'For help, run: heed companies --help'],
])('heed fails on %s with exit code 2, on standard error only', async (_, words, message) => {
  const { code, output, error } = await runHeed(words)
  expect([code, output]).toEqual([2, ''])
  expect(error).toContain(message)
})

it.each<[string, string[], string, string]>([
  ['an unknown command', ['employes', '--json'], 'heed', "Unknown command 'employes'"],
  ['an unknown verb', ['keys', 'lst', '--format', 'json'], 'heed keys', "Unknown command 'lst'"],
  ['an unknown option', ['keys', 'list', '--nope', '--json'], 'heed keys list', "Unknown option '--nope'"],
  ['a noun without a verb', ['keys', '--json'], 'heed keys', "Unknown option '--json'"],
  ['two formats', ['keys', 'list', '--json', '--csv'], 'heed keys list', "used with option '--json'"],
  ['a missing file', ['employees', 'import', '--json'], 'heed employees import', 'Missing required argument'],
])('heed reports %s as a JSON error if JSON is requested', async (_, words, command, text) => {
  const { code, output, error } = await runHeed(words)
  const refusal = JSON.parse(output).error
  expect([code, refusal.code, refusal.place.command]).toEqual([2, 2, command])
  expect(refusal.text).toContain(text)
  expect(refusal.next.at(-1)).toBe(`For help, run: ${command} --help`)
  expect(error).toContain(text)
})

it('every list command also accepts ls', async () => {
  for (const { name } of commands.filter((one) => one.name.endsWith(' list'))) {
    const short = name.replace(/list$/, 'ls').split(' ')
    expect((await runHeed([...short, '--help'])).output).toBe(
      (await runHeed([...name.split(' '), '--help'])).output,
    )
  }
  expect((await runHeed(['keys', '--help'])).output).toMatch(/^ {2}list, ls +Show/m)
})

it('an invalid query ends with exit code 2 and a JSON error', async () => {
  const { code, output, error } = await runHeed(['keys', 'list', '--query', '[?a=1]'])
  expect(error).toContain('invalid at column 5: unexpected 1]')
  expect([code, JSON.parse(output)]).toMatchObject([
    2,
    { error: { code: 2, place: { command: 'heed keys list', operation: null } } },
  ])
})

it('heed accepts global options before and after the command', async () => {
  const env = { HEED_TOKEN: 'some-token' }
  const nowhere = 'http://127.0.0.1:9'
  for (const words of [
    ['--api', nowhere, 'whoami'],
    ['whoami', '--api', nowhere],
  ]) {
    const { code, error } = await runHeed(words, { env })
    expect(code).toBe(5)
    expect(error).toContain(`Couldn't reach ${nowhere}: nothing is listening there`)
  }
})

it('heed suggests signing in with the given address and profile', async () => {
  const { code, error } = await runHeed(['whoami', '--api', 'https://a.example'])
  expect(code).toBe(4)
  expect(error).toContain('Sign in: heed login --api https://a.example')
  const named = await runHeed(['whoami', '--api', 'https://a.example', '--profile', 'live'])
  expect(named.code).toBe(2)
  expect(named.error).toContain('Create the profile: heed login --api https://a.example --profile live')
})

it('heed login without a terminal asks nothing and names the missing option', async () => {
  const { code, error, asked } = await runHeed(['login'])
  expect([code, asked]).toEqual([2, []])
  expect(error).toContain('Add --token-stdin')
})
