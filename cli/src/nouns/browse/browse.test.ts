import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { saveProfile } from '../../io/files/profiles.ts'
import { getBrowserCommand } from './openInBrowser.ts'

let env: Record<string, string> & { XDG_CONFIG_HOME: string }

beforeEach(async () => {
  env = { XDG_CONFIG_HOME: await makeTempFolder(), HEED_API: 'https://a.example/v1/api' }
})

const browse = async (...words: string[]) => {
  const { code, output, error } = await runHeed(['browse', ...words], { env })
  return code === 0 ? output.trim() : error
}

describe('heed browse without a name', () => {
  it.each([
    [[], 'https://a.example/v1/'],
    [['employees'], 'https://a.example/v1/users/'],
    [['employee'], 'https://a.example/v1/users/'],
    [['lists', '-n'], 'https://a.example/v1/users/'],
    [['keys', '--print'], 'https://a.example/v1/settings/apikeys/'],
    [['company'], 'https://a.example/v1/partner/'],
  ])('prints the address of %j without a call', async (words, url) => {
    expect(await browse(...words)).toBe(url)
  })

  it('prints JSON', async () => {
    const { output } = await runHeed(['browse', 'reports', '--json'], { env, terminal: true })
    expect(JSON.parse(output)).toEqual({
      page: 'reports',
      url: 'https://a.example/v1/reports/',
      opened: false,
    })
  })

  it.each([
    [['constructor'], 'There\'s no page "constructor".'],
    [['keys', 'Payroll'], 'The page keys has no items to open.'],
    [['lists', 'New', 'hires'], 'Only one name is allowed.'],
    [['--console', 'javascript:alert(1)'], 'Not a console address: javascript:alert(1)'],
  ])('rejects %j', async (words, reason) => {
    expect(await browse(...words)).toContain(reason)
  })
})

describe("the console's address", () => {
  it('comes from the option, the variable, the profile or the API address, in this order', async () => {
    const { HEED_API: api = '' } = env
    await saveProfile(env, 'default', { api, console: 'https://saved.example' })
    expect(await browse()).toBe('https://saved.example/')
    env.HEED_CONSOLE = 'https://variable.example/c/'
    expect(await browse('lists')).toBe('https://variable.example/c/users/')
    expect(await browse('--profile', 'default')).toBe('https://saved.example/')
    expect(await browse('--console', 'https://typed.example')).toBe('https://typed.example/')
  })

  it("of a profile isn't used for another API", async () => {
    await saveProfile(env, 'default', { api: 'https://b.example/api', console: 'https://saved.example' })
    expect(await browse()).toBe('https://a.example/v1/')
  })

  it("must be given if it can't be derived", async () => {
    env.HEED_API = 'https://api.example.com'
    expect(await browse()).toContain('Add --console <url>, set HEED_CONSOLE, or save it')
  })

  it('is saved and cleared by heed profiles set, and kept until the API changes', async () => {
    const set = (...words: string[]) => runHeed(['profiles', 'set', 'default', ...words, '--json'], { env })
    const { output } = await set('--api', 'https://a.example/v1/api', '--console', 'https://c.example/')
    expect(JSON.parse(output)).toMatchObject({ console: 'https://c.example' })
    expect(JSON.parse((await set('--company', '7')).output)).toMatchObject({ console: 'https://c.example' })
    expect(await browse()).toBe('https://c.example/')
    expect(JSON.parse((await set('--console', '')).output)).toMatchObject({ console: null })
    await set('--console', 'https://c.example')
    expect(JSON.parse((await set('--api', 'https://b.example/api')).output)).toMatchObject({ console: null })
    expect((await set('--console', 'c.example')).error).toContain('Not a console address: c.example')
  })
})

describe('the browser', () => {
  const url = 'https://a.example/?a=1&b=$&'

  it.each<[Record<string, string>, NodeJS.Platform, readonly string[] | undefined]>([
    [{ DISPLAY: ':0' }, 'linux', ['xdg-open', url]],
    [{ WAYLAND_DISPLAY: 'w' }, 'linux', ['xdg-open', url]],
    [{}, 'linux', undefined],
    [{}, 'darwin', ['open', url]],
    [{}, 'win32', ['rundll32', 'url.dll,FileProtocolHandler', url]],
    [{ BROWSER: 'firefox --new-window' }, 'linux', ['firefox', '--new-window', url]],
    [{ BROWSER: "'my browser' --url=%s -x" }, 'darwin', ['my browser', `--url=${url}`, '-x']],
  ])('for %j on %s is %j', (variables, platform, expected) => {
    expect(getBrowserCommand(url, variables, platform)).toEqual(expected)
  })

  async function createBrowser(script: string): Promise<{ program: string; log: string }> {
    const folder = await mkdtemp(join(tmpdir(), 'heed-browser-'))
    const [program, log] = [join(folder, 'browser'), join(folder, 'log')]
    await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return { program, log }
  }

  it('opens the page from a terminal, but not from a pipe or CI', async () => {
    const { program, log } = await createBrowser('printf "%s\\n" "$@" >> "$(dirname "$0")/log"')
    env.BROWSER = program
    await runHeed(['browse', 'lists'], { env })
    await runHeed(['browse', 'lists'], { env: { ...env, CI: '1' }, terminal: true })
    await runHeed(['browse', 'lists', '--print'], { env, terminal: true })
    expect(await readFile(log, 'utf8').catch(() => '')).toBe('')
    const { code, output } = await runHeed(['browse', 'lists'], { env, terminal: true })
    expect([code, output]).toEqual([0, '✓ Opened https://a.example/v1/users/\n'])
    expect(await readFile(log, 'utf8')).toBe('https://a.example/v1/users/\n')
  })

  it.each(['exit 3', undefined])('prints the address if the browser fails: %s', async (script) => {
    env.BROWSER = script === undefined ? '/no/such/browser' : (await createBrowser(script)).program
    const { code, output, error } = await runHeed(['browse', 'lists'], { env, terminal: true })
    expect([code, output]).toEqual([0, 'https://a.example/v1/users/\n'])
    expect(error).toContain('No browser could be opened.')
  })
})
