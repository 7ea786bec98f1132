import { expect, it } from 'vitest'
import { importText } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()

function importPeople(count: number, words: string[] = []) {
  const text = Array.from({ length: count }, (_, at) => `p${at}@example.is\n`).join('')
  return importText(platform, text, ['--batch', '5', ...words])
}

it('a dry run fails if more employees are new than seats are left', async () => {
  platform.company = { ...platform.company, users_total: 90, users_available: 100 }
  const { code, error } = await importPeople(12, ['--dry-run'])
  expect(code).toBe(1)
  expect(error).toContain('12 employees would be added, but Norðurljós has 10 seats left.')
  expect(error).toContain('Import 2 fewer new employees, or get more seats.')
  expect(error).toContain("The company's admins can add seats in the console")
  platform.company = { ...platform.company, partnerId: 7 }
  const ofPartner = await importPeople(12, ['--dry-run'])
  expect(ofPartner.error).toContain('heed subscription set 1 --seats <n> --dry-run')
  expect((await importPeople(10, ['--dry-run'])).code).toBe(0)
})

it('a dry run shows seats before and after, and how many are lacking', async () => {
  platform.company = { ...platform.company, users_total: 90, users_available: 100 }
  const fits = await importPeople(1, ['--dry-run'])
  expect(fits.output).toContain('  1  employee would be added\n')
  expect(fits.output).toContain('10 of 100 seats are left, 9 after this import\n')
  const full = await importPeople(12, ['--dry-run'])
  expect(full.output).toContain('  12  employees would be added\n')
  expect(full.output).toContain('10 of 100 seats are left, not enough for 2 employees\n')
  const summary = JSON.parse((await importPeople(12, ['--dry-run', '--json'])).output)
  expect(summary.seats).toEqual({ left: 10, needed: 12, lacking: 2, freed: 0 })
})

it('employees import saves no one if more employees are new than seats are left', async () => {
  platform.company = { ...platform.company, users_total: 90, users_available: 100 }
  const { code, error } = await importPeople(12)
  expect(code).toBe(1)
  expect(error).toContain('Nothing was sent: 12 employees would be added, but Norðurljós has 10 seats left.')
  expect(platform.world()).toEqual({})
})

it('a single-call import saves no one if another import took the seats', async () => {
  platform.company = { ...platform.company, users_total: 50, users_available: 100 }
  platform.fault = () => ({ status: 409 })
  const { code, error } = await importPeople(50, ['--batch', '50'])
  expect([code, platform.batches.length]).toEqual([1, 1])
  expect(error).toContain('Saved so far in Norðurljós: 0')
  expect(platform.world()).toEqual({})
})

it('an import cut off by missing seats says what was saved and how to resume', async () => {
  platform.company = { ...platform.company, users_total: 50, users_available: 100 }
  platform.fault = (batch) => (batch > 0 ? { status: 409, message: 'Employees limit reached.' } : undefined)
  const { code, error } = await importPeople(12, ['--concurrency', '1'])
  expect([code, Object.keys(platform.world()).length]).toEqual([1, 5])
  expect(error).toContain('Employees limit reached.\n  Saved so far in Norðurljós: 5 of 12 employees.\n')
  expect(error).toContain(
    "The free seats were used up during the import. The remaining employees weren't saved.",
  )
  expect(error).toContain("The company's admins can add seats in the console")
  expect(error).toMatch(/heed employees import \S+ --company 1 --resume/)
})

it('a file with more employees than free seats is imported if enough already exist', async () => {
  expect((await importPeople(8)).code).toBe(0)
  platform.company = { ...platform.company, users_total: 95, users_available: 100 }
  expect((await importPeople(12)).code).toBe(0)
  expect(Object.keys(platform.world())).toHaveLength(12)
})

it('an import makes no preview calls if even all-new employees would fit', async () => {
  platform.company = { ...platform.company, users_total: 88, users_available: 100 }
  await importPeople(12, ['--concurrency', '1'])
  expect(platform.batches).toHaveLength(3)
})
