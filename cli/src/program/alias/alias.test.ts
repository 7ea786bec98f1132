import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'

let env: { XDG_CONFIG_HOME: string }
const run = (...words: string[]) => runHeed(words, { env })
const getFilePath = () => join(env.XDG_CONFIG_HOME, 'heed/aliases.json')

async function saveFile(content: unknown): Promise<void> {
  await mkdir(join(env.XDG_CONFIG_HOME, 'heed'), { recursive: true })
  await writeFile(getFilePath(), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(async () => {
  env = { XDG_CONFIG_HOME: await makeTempFolder() }
})

describe('heed alias', () => {
  it('saves an alias in a private file, lists it, and deletes it', async () => {
    expect(await run('alias', 'list')).toMatchObject({ code: 0, output: '' })
    const { code, output } = await run('alias', 'set', 'p', 'heed profiles list --json')
    expect([code, output]).toEqual([0, '✓ Added the alias "p"\n  heed p runs: heed profiles list --json\n'])
    expect(JSON.parse(await readFile(getFilePath(), 'utf8'))).toEqual({ p: 'profiles list --json' })
    expect((await stat(getFilePath())).mode & 0o777).toBe(0o600)
    const listed = await run('alias', 'list', '--json')
    expect(JSON.parse(listed.output)).toEqual([{ name: 'p', expansion: 'profiles list --json' }])
    expect((await run('p')).output).toBe('[]\n')
    expect(await run('alias', 'delete', 'p')).toMatchObject({ code: 0 })
    expect(await run('p')).toMatchObject({ code: 2, error: expect.stringContaining("Unknown command 'p'") })
    expect((await run('alias', 'delete', 'p')).error).toContain('See all: heed alias list')
  })

  it('overwrites an alias only with --clobber', async () => {
    await run('alias', 'set', 'p', 'profiles list')
    const refused = await run('alias', 'set', 'p', 'runs list')
    expect([refused.code, refused.error]).toEqual([
      2,
      '✗ There\'s already an alias "p": profiles list\n  Add --clobber to overwrite it, or choose another name.\n',
    ])
    expect((await run('alias', 'set', 'p', 'runs list', '--clobber')).output).toContain(
      'Before: heed profiles list',
    )
    expect(JSON.parse(await readFile(getFilePath(), 'utf8'))).toEqual({ p: 'runs list' })
  })

  it.each([
    ['companies', 'runs list', 'is a command or help topic of heed'],
    ['help', 'runs list', 'is a command or help topic of heed'],
    ['logo', 'runs list', 'is a command or help topic of heed'],
    ['formats', 'runs list', 'is a command or help topic of heed'],
    ['__complete', 'runs list', "An alias can't be called"],
    ['__proto__', 'runs list', "An alias can't be called"],
    ['a b', 'runs list', "An alias can't be called"],
    ['', 'runs list', "An alias can't be called"],
    ['x', 'rusn list', "doesn't start with a command of heed"],
    ['x', 'runs lst', "doesn't start with a command of heed"],
    ['x', '', "doesn't start with a command of heed"],
    ['x', '!ls', "doesn't start with a command of heed"],
    ['x', 'lists add "New', 'has an unclosed quote'],
    ['x', 'runs list \u001b[2J', 'contains control characters'],
  ])('rejects the alias %j for %j', async (name, expansion, reason) => {
    const { code, error } = await run('alias', 'set', name, expansion)
    expect([code, error]).toEqual([2, expect.stringContaining(reason)])
    expect((await run('alias', 'list')).output).toBe('')
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'treats %s as any other name, also before there is an alias',
    async (name) => {
      expect((await run(name)).error).toContain(`Unknown command '${name}'`)
      expect((await run('alias', 'delete', name)).code).toBe(2)
      expect((await run('alias', 'set', name, 'runs list --json')).code).toBe(0)
      expect((await run(name)).output).toBe('[]\n')
    },
  )
})

describe('an alias', () => {
  it('replaces its placeholders, and passes on all other arguments', async () => {
    await run('alias', 'set', 'show', 'profiles $2 $1')
    expect((await run('alias', 'set', 'show', 'profiles show $1')).code).toBe(0)
    const { error } = await run('show', "no 'such $2 one", '--json')
    expect(error).toContain(`There's no profile "no 'such $2 one"`)
    expect((await run('show')).error).toBe(
      '✗ The alias "show" needs 1 argument, but got 0.\n  It\'s short for: heed profiles show $1\n',
    )
    const refusal = await run('show', '--json')
    expect(refusal.code).not.toBe(0)
  })

  it('works after global options, and never replaces a command', async () => {
    await saveFile({ runs: 'profiles list', p: 'profiles list' })
    expect((await run('--profile', 'p', '-q', 'p', '--json')).output).toBe('[]\n')
    expect((await run('runs', 'list')).error).toBe('No runs yet.\n')
  })

  it("shows its command's help", async () => {
    await run('alias', 'set', 'show', 'profiles show $1')
    const { output } = await run('profiles', 'show', '--help')
    expect((await run('show', '--help')).output).toBe(output)
    expect((await run('help', 'show')).output).toBe(output)
  })

  it('is completed, also its arguments', async () => {
    await run('alias', 'set', 'use', 'profiles use $1')
    await run('profiles', 'set', 'live', '--api', 'https://a.example')
    const complete = async (...words: string[]) => (await run('__complete', 'fish', ...words)).output
    expect(await complete('us')).toBe('use\tprofiles use $1\n')
    expect(await complete('use', '')).toBe('live\thttps://a.example\n')
    expect(await complete('alias', 'delete', '')).toBe('use\tprofiles use $1\n')
    expect(await complete('--timeout', '')).toBe('')
  })

  it.each(['not JSON', '[]', '{"p": 1}'])('is reported if the file is invalid: %s', async (content) => {
    await saveFile(content)
    expect(await run('p')).toMatchObject({
      code: 1,
      error: expect.stringContaining("isn't a valid alias file"),
    })
    expect((await run('runs', 'list')).code).toBe(0)
    expect((await run('alias', 'set', 'p', 'runs list')).code).toBe(1)
    expect(await readFile(getFilePath(), 'utf8')).toBe(content)
  })
})

describe('heed alias import', () => {
  const importText = (input: string, ...words: string[]) =>
    runHeed(['alias', 'import', '-', ...words], { env, input })

  it('reads the output of heed alias list, or an object', async () => {
    await run('alias', 'set', 'p', 'profiles list')
    const { output: exported } = await run('alias', 'list', '--json')
    await run('alias', 'delete', 'p')
    expect(await importText(exported)).toMatchObject({ code: 0, error: expect.stringContaining('1 alias ') })
    expect((await importText('{"r": "runs list", "p": "runs list"}', '--clobber')).code).toBe(0)
    expect(JSON.parse(await readFile(getFilePath(), 'utf8'))).toEqual({ p: 'runs list', r: 'runs list' })
  })

  it('saves nothing if one alias is wrong, and names all errors', async () => {
    await run('alias', 'set', 'p', 'profiles list')
    const { code, error } = await importText('{"a": "runs list", "p": "runs list", "runs": "runs list"}')
    expect(code).toBe(2)
    expect(error).toContain('No aliases were imported, because of 2 errors.')
    expect(error).toMatch(/already an alias "p"[\s\S]*"runs" is a command/)
    expect(JSON.parse(await readFile(getFilePath(), 'utf8'))).toEqual({ p: 'profiles list' })
  })

  it.each(['7', '["a"]', '{"a": 1}', 'x'])('rejects %s', async (input) => {
    expect((await importText(input)).code).toBe(2)
  })

  it('reports a missing file', async () => {
    expect((await run('alias', 'import', '/no/such.json')).error).toBe('✗ File not found: /no/such.json\n')
  })
})
