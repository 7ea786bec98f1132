import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'
import { createWorld } from './world.ts'

it('an API key signs in, works only for its company and fails once deleted', async () => {
  const world = await createWorld()
  const admin = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  const folder = await createTempFolder()
  const out = join(folder, 'nightly.key')
  const made = await runHeed(['keys', 'create', '--name', 'Nightly', '--out', out, '--json'], { env: admin })
  expect(made.code, made.error).toBe(0)
  const { id } = JSON.parse(made.output) as { id: number }

  const env = { HEED_API: world.api, XDG_CONFIG_HOME: folder }
  const login = await runHeed(['login', '--token-stdin'], { env, input: await readFile(out, 'utf8') })
  expect(login.code, login.error).toBe(0)
  expect(login.output).toContain('Signed in as API key Nightly\n')
  // The key works for only one company, so the command doesn't have to specify a company.
  const list = await runHeed(['lists', 'create', 'Night shift'], { env })
  expect(list.code, list.error).toBe(0)
  const { entries } = await world.control<{ entries: { what: string; who: string | null }[] }>('journal')
  expect(entries.at(-1)).toMatchObject({ what: 'lists.create', who: 'API key Nightly' })

  const byVariable = {
    HEED_API: world.api,
    HEED_TOKEN: (await readFile(out, 'utf8')).trim(),
    XDG_CONFIG_HOME: await createTempFolder(),
  }
  expect((await runHeed(['lists', 'create', 'Early shift'], { env: byVariable })).code).toBe(0)

  const refused = await runHeed(['keys', 'list'], { env })
  expect([refused.code, refused.error]).toEqual([4, expect.stringContaining("API keys can't do this")])
  const elsewhere = await runHeed(['lists', 'list', '--company', String(companyIds.trial)], { env })
  expect(elsewhere.code).not.toBe(0)

  expect((await runHeed(['keys', 'delete', String(id), '--yes'], { env: admin })).code).toBe(0)
  const ended = await runHeed(['lists', 'list'], { env })
  expect([ended.code, ended.error]).toEqual([4, expect.stringContaining('Please sign in')])
  expect((await runHeed(['lists', 'list'], { env: byVariable })).code).toBe(4)
})
