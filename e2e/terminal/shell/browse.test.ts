import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed, runOnTerminal } from '../program.ts'
import { createWorld } from '../world.ts'

async function openWorld(manager: string) {
  const world = await createWorld()
  const { token } = await world.person(manager)
  const env = { HEED_API: world.api, HEED_TOKEN: token, XDG_CONFIG_HOME: await createTempFolder() }
  const base = world.api.replace(/\/api$/, '')
  const run = async (...words: string[]) => {
    const { code, output, error } = await runHeed(words, { env })
    return code === 0 ? output.trim() : error
  }
  const listFirst = async (...words: string[]) =>
    (JSON.parse(await run(...words, '--json')) as { id: string; name: string }[])[0]
  return { base, env, run, listFirst }
}

it('each kind of item has a page in the console, by name', async () => {
  const { base, run, listFirst } = await openWorld(getManagerEmail('admin'))
  const company = ['--company', String(companyIds.direct)]
  for (const [noun, path] of [
    ['lists', 'users/list'],
    ['trainings', 'trainings'],
    ['assessments', 'assessment'],
    ['reports', 'reports'],
  ] as const) {
    const item = await listFirst(noun, 'list', ...company)
    const expected = `${base}/${path}/${item?.id}/`
    expect(await run('browse', noun, item?.name ?? '', ...company)).toBe(expected)
  }
  const [{ email }] = JSON.parse(await run('employees', 'list', '--limit', '1', ...company, '--json')) as [
    { email: string },
  ]
  expect(await run('browse', 'employee', email.toUpperCase(), ...company)).toBe(
    `${base}/users/user/${encodeURIComponent(email)}/`,
  )
  expect(await run('browse', 'lists', 'No such', ...company)).toContain('has no list')
  expect(await run('browse', 'employee', 'nobody@example.is', ...company)).toContain('has no employee')
})

it("a partner's customer has a page in the partner account", async () => {
  const { base, run, listFirst } = await openWorld(partnerEmails.bjarg)
  const account = await listFirst('partners', 'list')
  const customer = await listFirst('companies', 'list', '--partner', String(account?.id))
  expect(await run('browse', 'companies', customer?.name ?? '')).toBe(
    `${base}/partner/${account?.id}/companies/${customer?.id}/`,
  )
  expect(await run('browse', 'partners', account?.name ?? '')).toBe(`${base}/partner/${account?.id}/`)
})

it('a terminal opens the page in $BROWSER, and prints the address without a browser', async () => {
  const { base, env } = await openWorld(getManagerEmail('admin'))
  const folder = await createTempFolder()
  const browser = join(folder, 'browser')
  await writeFile(browser, `#!/bin/sh\nprintf '%s' "$1" > '${folder}/opened'\n`, { mode: 0o755 })
  const opened = runOnTerminal(['browse', 'trainings'], { env: { ...env, BROWSER: browser }, cols: 200 })
  await opened.shows(`✓ Opened ${base}/trainings/`)
  expect(await opened.ended).toBe(0)
  expect(await readFile(join(folder, 'opened'), 'utf8')).toBe(`${base}/trainings/`)
  const printed = runOnTerminal(['browse', 'trainings'], { env, cols: 200 })
  await printed.shows(`${base}/trainings/`)
  expect(printed.screen()).toContain('No browser could be opened.')
})
