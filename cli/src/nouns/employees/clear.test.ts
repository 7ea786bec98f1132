import { expect, it } from 'vitest'
import { createWorkspace } from '../../../test/place.ts'
import { setUpPlatform } from '../../../test/platform.ts'

const platform = setUpPlatform()

it.each([
  ['name', { name: '', lists: ['Sales'], tags: ['Remote'] }],
  ['lists', { name: 'Ása', lists: [], tags: ['Remote'] }],
  ['name,lists', { name: '', lists: [], tags: ['Remote'] }],
])('employees update --clear %s clears nothing else', async (fields, person) => {
  const { importIt, run } = await createWorkspace(platform, 'asa@example.is,Ása,Sales,Remote')
  await importIt()
  const { code } = await run(['employees', 'update', 'asa@example.is', '--clear', fields])
  expect([code, platform.world()]).toEqual([0, { 'asa@example.is': person }])
})
