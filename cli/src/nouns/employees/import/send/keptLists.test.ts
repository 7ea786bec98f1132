import { expect, it } from 'vitest'
import { importText } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()
const reason = 'An integration manages this list and its members'

it("an import that names an integration's list sends nothing and reports line and reason", async () => {
  await importText(platform, 'asa@example.is,Ása,Sales\nbjorn@example.is,Björn,IT')
  platform.directories.add('IT')
  const before = JSON.stringify(platform.world())
  for (const words of [[], ['--dry-run'], ['--max-errors', '1']]) {
    const { code, error } = await importText(
      platform,
      'carla@example.is,Carla,Sales\n\ndora@example.is,Dóra,it',
      [...words],
    )
    expect(code).toBe(1)
    expect(error).toContain(`Nothing was sent: line 3 of people.csv contains the list it. ${reason}`)
  }
  expect(JSON.stringify(platform.world())).toBe(before)
  expect((await importText(platform, 'carla@example.is,Carla,Sales')).code).toBe(0)
})

it("an import that names an integration's list is accepted for employees already on it", async () => {
  const file = 'asa@example.is,Ása,IT\nbjorn@example.is,Björn,IT\nbjorn@example.is,,Sales\n'
  await importText(platform, file)
  platform.directories.add('IT')
  const before = JSON.stringify(platform.world())
  expect((await importText(platform, file)).code).toBe(0)
  expect(JSON.stringify(platform.world())).toBe(before)
  const { code, output } = await importText(platform, 'asa@example.is,Ása,IT', [
    '--dry-run',
    '--remove-obsolete',
    '--json',
  ])
  expect([code, JSON.parse(output)]).toMatchObject([0, { unchanged: 1, obsolete: 0 }])
})

it('--list rejects a list that an integration manages', async () => {
  await importText(platform, 'asa@example.is,Ása,Sales')
  platform.directories.add('Sales')
  const { code, error } = await importText(platform, 'bjorn@example.is,Björn', ['--list', 'Sales'])
  expect([code, error.includes(`Nothing was sent. ${reason}`)]).toEqual([1, true])
  expect(Object.keys(platform.world())).toEqual(['asa@example.is'])
})
