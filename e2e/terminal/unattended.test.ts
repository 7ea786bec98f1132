import { partnerEmails } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed, runInShell } from './program.ts'
import { createWorld } from './world.ts'

// Commands in cron jobs, containers and scripts.

it('a run in a home folder that is read-only changes nothing and names XDG_CONFIG_HOME', async () => {
  const world = await createWorld()
  const { token } = await world.person(partnerEmails.bjarg)
  const env = { HEED_API: world.api, HEED_TOKEN: token }
  // Folders from mkdtemp belong to root, so another user can't write there.
  const home = await createTempFolder()
  const { output } = await runHeed(['companies', 'list', '--csv'], { env: { ...env, HOME: home } })
  const words = [
    'companies',
    'create',
    '--name',
    'Readonly ehf.',
    '--plan',
    'partner-standard',
    '--seats',
    '5',
    '--validity',
    '12',
  ]
  const ended = await runInShell('', [...words, '--yes'], { env: { ...env, HOME: home }, asNobody: true })
  if (process.getuid?.() === 0) {
    expect(ended.code).toBe(1)
    expect(ended.error).toContain(`Couldn't use ${home}/.config/heed, where heed stores sign-ins and runs`)
    expect(ended.error).toContain('XDG_CONFIG_HOME=/tmp/heed heed')
    const after = await runHeed(['companies', 'list', '--csv'], { env: { ...env, HOME: home } })
    expect(after.output).toBe(output)
  }
})

it('unknown commands exit with 2, with and without --help', async () => {
  for (const words of [['nonsense'], ['nonsense', '--help'], ['companies', 'nonsense', '-h']]) {
    const { code, output, error } = await runHeed(words)
    expect([words, code, output]).toEqual([words, 2, ''])
    expect(error).toContain("Unknown command 'nonsense'")
  }
})

it('nouns have their own help pages, also under their short names', async () => {
  for (const noun of ['subscription', 'managers', 'logo', 'language']) {
    const { code, output } = await runHeed([noun, '--help'])
    expect([noun, code]).toEqual([noun, 0])
    expect(output).toMatch(new RegExp(`Usage:\\n {2}heed (companies )?${noun} `))
  }
})

it('mock people --json shows the token in use', async () => {
  const world = await createWorld()
  const { token } = await world.person(partnerEmails.bjarg)
  const { code, output } = await runHeed(
    ['mock', 'people', '--json', '--query', `[?email=='${partnerEmails.bjarg}'].token`],
    { env: { HEED_API: world.api, HEED_TOKEN: token } },
  )
  expect([code, JSON.parse(output)]).toEqual([0, [token]])
})
