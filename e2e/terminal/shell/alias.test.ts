import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed, runOnTerminal } from '../program.ts'
import { createWorld } from '../world.ts'

it('a saved alias runs its command with arguments, and other machines can import it', async () => {
  const env = await (await createWorld()).as('admin')
  const company = String(companyIds.direct)
  const set = await runHeed(['alias', 'set', 'staff', 'employees list --company $1 --limit 1 --json'], {
    env,
  })
  expect(set).toMatchObject({ code: 0, error: '' })
  const { code, output } = await runHeed(['staff', company, '--fields', 'email'], { env })
  expect([code, JSON.parse(output)]).toEqual([0, [{ email: expect.stringContaining('@') }]])
  const { output: exported } = await runHeed(['alias', 'list', '--json'], { env })
  const file = join(await createTempFolder(), 'aliases.json')
  await writeFile(file, exported)
  const other = { ...env, XDG_CONFIG_HOME: await createTempFolder() }
  expect((await runHeed(['staff', company], { env: other })).error).toContain("Unknown command 'staff'")
  expect(await runHeed(['alias', 'import', file], { env: other })).toMatchObject({ code: 0 })
  expect(await runHeed(['staff', company, '--fields', 'email'], { env: other })).toMatchObject({
    code,
    output,
  })
})

it("an alias shows its command's help, and its options reach the terminal", async () => {
  const env = { XDG_CONFIG_HOME: await createTempFolder() }
  await runHeed(['alias', 'set', 'off', 'profiles delete $1 --no-input'], { env })
  expect(await runHeed(['off', '--help'], { env })).toEqual(
    await runHeed(['profiles', 'delete', '--help'], { env }),
  )
  await runHeed(['profiles', 'set', 'old', '--api', 'https://a.example'], { env })
  const terminal = runOnTerminal(['off', 'old'], { env })
  await terminal.shows('Add --yes')
  expect(await terminal.ended).toBe(2)
})
