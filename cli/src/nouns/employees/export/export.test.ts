import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTempFolder, runHeed } from '../../../../test/heed.ts'
import { makeEnv } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()
afterEach(() => vi.unstubAllEnvs())

async function getExportName(zone: string): Promise<string> {
  vi.stubEnv('TZ', zone)
  const folder = await makeTempFolder()
  const env = makeEnv(platform, folder)
  const { code, error } = await runHeed(['employees', 'export', '--out', `${join(folder, 'out')}/`], { env })
  expect(code, error).toBe(0)
  const [name = ''] = await readdir(join(folder, 'out'))
  return name
}

// 25 hours apart, so that these two zones never share a date.
it("employees export names its file by the day in the terminal's time zone", async () => {
  const [west, east] = [await getExportName('Pacific/Niue'), await getExportName('Pacific/Kiritimati')]
  expect(west).toMatch(/ employees \d{4}-\d\d-\d\d\.csv$/)
  expect(west < east).toBe(true)
})

it("employees export names its file even if the terminal's time zone is invalid", async () => {
  expect(await getExportName('Nowhere/At-All')).toMatch(/ employees \d{4}-\d\d-\d\d\.csv$/)
})
