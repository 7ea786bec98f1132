import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'
import { createWorld } from './world.ts'

it('an export of 10,000 employees would change nothing when imported again', async () => {
  const world = await createWorld({ employees: 10_000 })
  const env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  const file = join(await createTempFolder(), 'people.csv')
  const exported = await runHeed(['employees', 'export', '--out', file, '--json'], { env })
  expect(exported.code, exported.error).toBe(0)
  const result = JSON.parse(exported.output) as { people: number; lines: number }
  expect(result.people).toBeGreaterThanOrEqual(10_000)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(lines.length).toBe(result.lines + 1)
  const dryRun = () => runHeed(['employees', 'import', file, '--dry-run', '--json'], { env })
  // A line may contain a list synced from a directory if the employee is already on this list.
  const imported = await dryRun()
  expect(imported.code, imported.error).toBe(0)
  expect(JSON.parse(imported.output)).toMatchObject({
    lines: result.lines,
    new: 0,
    updated: 0,
    unchanged: result.people,
    invalid: 0,
    newLists: [],
  })
  await writeFile(file, 'new@example.is,,Akureyri: All staff\n', { flag: 'a' })
  expect((await dryRun()).error).toContain(
    `Nothing was sent: line ${(result.lines + 2).toLocaleString('en-US')} of people.csv contains the list Akureyri: All staff`,
  )
})
