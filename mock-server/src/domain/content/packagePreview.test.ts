import { companyIds, managerEmail, ownPackageId } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { call, callLater } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const as = managerEmail('admin')
const asked = { companyId: companyIds.direct, subjectId: ownPackageId, lang: 'is' }

it.each([
  ['http://127.0.0.1:4201', 'http://p-KEY.localhost:4201/KEY/'],
  ['http://localhost:4201/w/demo', 'http://p-KEY.localhost:4201/w/demo/KEY/'],
  ['http://[::1]:4201', 'http://p-KEY.localhost:4201/KEY/'],
  ['http://10.0.0.7:4201', 'http://10.0.0.7:4201/KEY/'],
  ['http://localhost.example:4201', 'http://localhost.example:4201/KEY/'],
])('packages at %s are previewed at %s', async (content, page) => {
  const reach = { api: 'http://127.0.0.1:4200/api', content }
  const world = createWorld({ employees: 5 })
  const { url } = await callLater(world, 'subjects.getScormInfo', asked, as, { reach })
  const [key] = [...world.content.previews.values()].map(({ id }) => id)
  expect(url).toBe(page.replaceAll('KEY', String(key)))
})

it('two previews share no origin', () => {
  const world = createWorld({ employees: 5 })
  const origin = () => new URL(call(world, 'subjects.getScormInfo', asked, as).url).origin
  expect(origin()).not.toBe(origin())
})
