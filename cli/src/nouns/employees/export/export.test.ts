import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { heed, newFolder } from '../../../../test/heed.ts'
import { makeEnv } from '../../../../test/place.ts'
import { aPlatform } from '../../../../test/platform.ts'

const platform = aPlatform()
afterEach(() => vi.unstubAllEnvs())

async function nameIn(zone: string): Promise<string> {
  vi.stubEnv('TZ', zone)
  const folder = await newFolder()
  const env = makeEnv(platform, folder)
  const { code, error } = await heed(['employees', 'export', '--out', `${join(folder, 'out')}/`], { env })
  expect(code, error).toBe(0)
  const [name = ''] = await readdir(join(folder, 'out'))
  return name
}

// 25 hours apart, so that these two zones never share a date.
it("employees export names its file by the day in the terminal's time zone", async () => {
  const [west, east] = [await nameIn('Pacific/Niue'), await nameIn('Pacific/Kiritimati')]
  expect(west).toMatch(/ employees \d{4}-\d\d-\d\d\.csv$/)
  expect(west < east).toBe(true)
})

it("employees export names its file even if the terminal's time zone is invalid", async () => {
  expect(await nameIn('Nowhere/At-All')).toMatch(/ employees \d{4}-\d\d-\d\d\.csv$/)
})
