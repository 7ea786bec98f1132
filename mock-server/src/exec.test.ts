import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBundle, type ProcessResult, TestProcess } from './testProcess.ts'

let bundle: ReturnType<typeof buildBundle>
beforeAll(() => {
  bundle = buildBundle()
}, 60_000)
afterAll(() => bundle.remove())

const exec = (...words: string[]): Promise<ProcessResult> =>
  new TestProcess(bundle.file, ['exec', '--employees', '5', ...words]).result
const createNodeCommand = (script: string) => ['--', process.execPath, '--input-type=module', '-e', script]

describe('the exec command', { timeout: 60_000 }, () => {
  it('passes the API, controls and an admin token in environment variables', async () => {
    const script = `
      const { HEED_API, HEED_MOCK, HEED_CONTROLS, HEED_TOKEN_ADMIN } = process.env
      const read = async (url, headers = {}) => (await fetch(url, { headers })).json()
      const me = await read(HEED_API + '/auth/user', { authorization: 'Bearer ' + HEED_TOKEN_ADMIN })
      const { scenario } = await read(HEED_CONTROLS + '/health')
      console.log(JSON.stringify({ email: me.email, scenario, isSite: HEED_CONTROLS === HEED_MOCK + '/_mock' }))`
    const { code, stdout } = await exec('--scenario', 'sso', ...createNodeCommand(script))
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ email: 'admin@nordurljos.example', scenario: 'sso', isSite: true })
  })

  it("passes the controls' key and warns when other machines can reach them", {
    tags: 'slow',
  }, async () => {
    const script = `
      const { HEED_CONTROLS, HEED_DESK_KEY } = process.env
      const read = (headers) => fetch(HEED_CONTROLS + '/people', { headers })
      const answers = [await read({}), await read({ authorization: 'Bearer ' + HEED_DESK_KEY })]
      console.log(JSON.stringify([...answers.map(({ status }) => status), HEED_DESK_KEY]))`
    // A loopback address that the server doesn't recognize, so that tests open no port to other machines.
    const { stdout, stderr } = await exec('--host', '127.1', ...createNodeCommand(script))
    const [without, withKey, key] = JSON.parse(stdout)
    expect([without, withKey]).toEqual([401, 200])
    expect(stderr).toContain('Warning: other machines can reach this server')
    expect(stderr).toContain(`as the password: ${key}\n`)
  })

  it.each([
    ['process.exit(3)', 3],
    ['process.kill(process.pid, "SIGKILL")', 137],
  ])("returns the command's exit code: %s gives %i", { tags: 'slow' }, async (script, code) => {
    expect(await exec(...createNodeCommand(script))).toMatchObject({ code, stderr: '' })
  })

  it("forwards a signal and exits with the command's code", { tags: 'slow' }, async () => {
    const script =
      "process.on('SIGTERM', () => process.exit(7)); console.log('runs'); setInterval(() => {}, 1000)"
    const running = new TestProcess(bundle.file, ['exec', '--employees', '5', ...createNodeCommand(script)])
    await expect.poll(() => running.stdout, { timeout: 30_000 }).toContain('runs')
    expect(await running.kill('SIGTERM')).toMatchObject({ code: 7 })
  })

  it.each([
    [['--', 'no-such-command'], 127, 'Command not found: no-such-command'],
    [[], 1, 'Enter a command to run: exec [--scenario NAME] -- COMMAND'],
    [['--scenario', 'nowhere', '--', 'true'], 1, '--scenario: Must be one of'],
  ])('fails with one clear line for %j', { tags: 'slow' }, async (words, code, line) => {
    const ended = await exec(...words)
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(line) })
    expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
