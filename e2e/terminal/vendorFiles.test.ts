import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, vendorFileSamples } from '@heed/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld } from './world.ts'

let env: Record<string, string>
let folder: string
beforeAll(async () => {
  const world = await createWorld()
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  folder = await createTempFolder()
})

async function writeSample(vendor: string): Promise<string> {
  const sample = vendorFileSamples.find((candidate) => candidate.vendor.startsWith(vendor))
  if (!sample) throw new Error(`no sample of ${vendor}`)
  const file = join(folder, `${vendor}.csv`)
  await writeFile(file, sample.text)
  return file
}

const dryRun = (file: string, ...words: string[]) =>
  runHeed(['employees', 'import', file, '--dry-run', '--json', ...words], { env })

it.each(vendorFileSamples)(
  'the suggested command reads everyone of $vendor',
  async ({ vendor, columns, departed, isCertain }) => {
    const file = await writeSample(vendor)
    const skip = departed ? ['--skip', 'none'] : []
    const first = await dryRun(file, ...skip)
    if (isCertain) expect(first.code, first.error).toBe(0)
    else {
      expect([first.code, first.error]).toEqual([2, expect.stringContaining(`--columns '${columns}'`)])
      const [vendorName = ''] = vendor.split(',')
      expect(first.error).toContain(`is a file from ${vendorName} (`)
    }
    const asked = isCertain ? first : await dryRun(file, ...skip, '--columns', columns)
    expect(asked.code, asked.error).toBe(0)
    expect(JSON.parse(asked.output)).toMatchObject({ new: 2, invalid: 0 })
  },
)

it('on a terminal, the columns of a Slack file and the people who left are shown', async () => {
  const file = await writeSample('Slack')
  const session = runOnTerminal(['employees', 'import', file, '--dry-run'], { env })
  await session.shows('Leave them out')
  expect(session.screen()).toContain('status: Deactivated (1 employee)')
  session.type(keys.enter)
  expect(await session.ended, session.screen()).toBe(0)
  expect(session.screen()).toContain('email, fullname, displayname; not imported: username')
  expect(session.screen()).toContain('Dry run: nothing was saved')
})

it('a name that an import keeps can be cleared', async () => {
  const file = join(folder, 'cleared.csv')
  await writeFile(file, 'cleared@import.example,Ása,Cleared')
  const heed = (...words: string[]) => runHeed(['employees', ...words], { env })
  expect((await heed('import', file)).code).toBe(0)
  await writeFile(file, 'cleared@import.example,,')
  expect((await heed('import', file)).code).toBe(0)
  const get = async () => JSON.parse((await heed('get', 'cleared@import.example', '--json')).output)
  expect(await get()).toMatchObject({ name: 'Ása', lists: ['Cleared'] })
  expect((await heed('update', 'cleared@import.example', '--clear', 'name,lists')).code).toBe(0)
  expect(await get()).toMatchObject({ name: '', lists: [] })
})
