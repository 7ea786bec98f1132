import { companyIds, getManagerEmail, importedPackageId } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { call, callAsync, defaultContext } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld } from '../../world/World.ts'
import { createPreview } from './packagePreview.ts'
import { findLivePreview } from './previews.ts'

const adminEmail = getManagerEmail('admin')
const previewParams = { companyId: companyIds.direct, subjectId: importedPackageId, lang: 'is' }

it.each([
  ['http://127.0.0.1:4201', 'http://p-KEY.localhost:4201/KEY/'],
  ['http://localhost:4201/w/demo', 'http://p-KEY.localhost:4201/w/demo/KEY/'],
  ['http://[::1]:4201', 'http://p-KEY.localhost:4201/KEY/'],
  ['http://10.0.0.7:4201', 'http://10.0.0.7:4201/KEY/'],
  ['http://localhost.example:4201', 'http://localhost.example:4201/KEY/'],
])('packages at %s are previewed at %s', async (content, page) => {
  const baseUrls = { api: 'http://127.0.0.1:4200/api', content }
  const world = createWorld({ employees: 5 })
  const { url } = await callAsync(world, 'subjects.getScormInfo', previewParams, adminEmail, { baseUrls })
  const key = url.split('/').at(-2) ?? ''
  expect(findLivePreview(world, key)?.preview.endpoint).toBe(`${baseUrls.api}/xapi/preview`)
  const [name = ''] = /(?<=p-)\w{32}(?=\.)/.exec(url) ?? []
  expect(url).toBe(page.replace('p-KEY', `p-${name}`).replace('KEY', key))
})

it("a preview changes no stored data, and forged or expired keys don't open it", () => {
  const world = createWorld({ employees: 5 })
  const row = world.content.packages.get(importedPackageId)
  const person = world.findPersonByEmail(adminEmail)
  if (!row || !person) throw new Error('The scenario lacks the package or its admin')
  const { url = '' } = createPreview({ world, baseUrls: defaultContext.baseUrls, person }, row, 'is') ?? {}
  expect(world.changes()).toEqual([])
  const key = url.split('/').at(-2) ?? ''
  expect(findLivePreview(world, key)?.translation.language).toBe('is')
  const [payload = '', mac = ''] = key.split('.')
  const other = Buffer.from(payload, 'base64url').toString().replace('"http', '"https')
  for (const forged of [payload, `${payload}.`, `${Buffer.from(other).toString('base64url')}.${mac}`])
    expect(findLivePreview(world, forged)).toBeUndefined()
  expect(findLivePreview(createWorld({ employees: 5, secret: 'another' }), key)).toBeUndefined()
  world.clock.moveTo(world.clock.now + dayMs)
  expect(findLivePreview(world, key)).toBeUndefined()
})

it('two previews never share an origin', () => {
  const world = createWorld({ employees: 5 })
  const origin = () => new URL(call(world, 'subjects.getScormInfo', previewParams, adminEmail).url).origin
  expect(origin()).not.toBe(origin())
})
