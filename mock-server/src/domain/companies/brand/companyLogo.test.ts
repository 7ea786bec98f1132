import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'
import { dropLogo, setLogo } from './companyLogo.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

/** One black pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
const bytes = new Uint8Array(Buffer.from(dot, 'base64'))
const createFile = (own: Uint8Array<ArrayBuffer> = bytes, name = 'dot.png', type = 'image/png') =>
  new File([own], name, { type })
const companyId = companyIds.direct
const set = (picture: File) => setLogo(world, companyId, picture)
const getShownLogo = () =>
  call(world, 'branding.getForCompany', { companyId }, getManagerEmail('admin'))['ui.logo']
const getLogoName = () => world.companies.get(companyId)?.logo

test("a logo appears in the company's brand until it's removed", async () => {
  const before = getShownLogo()
  const { logo_name: name } = await set(createFile())
  expect([getLogoName(), getShownLogo()]).toEqual([name, `data:image/png;base64,${dot}`])
  const company = world.companies.get(companyId)
  if (company) dropLogo(world, company)
  expect([getLogoName(), getShownLogo()]).toEqual([null, before])
})

test('a logo gets a generated name, whatever its file is called', async () => {
  const { logo_name: name } = await set(createFile(bytes, '../../etc/passwd'))
  expect(name).toMatch(/^logo-[0-9a-f]{12}\.png$/)
})

/** Chunks and checksums are valid, but the data can't be unpacked. */
const hollowPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAABklEQVQBAgMEBQYAws9HAAAAAElFTkSuQmCC'

test.each([
  ['photo.jpg', 'image/jpeg', bytes, "'image/jpeg' is not a supported format"],
  ['fake.png', 'image/png', new TextEncoder().encode('<svg/>'), "'image/svg+xml' is not a supported format"],
  [
    'hollow.png',
    'image/png',
    new Uint8Array(Buffer.from(hollowPng, 'base64')),
    "'hollow.png' is damaged, please save it as a PNG again",
  ],
  ['big.png', 'image/png', new Uint8Array(80_001), "'big.png' is too large, please pick a smaller file"],
])('%s is rejected as a logo', async (name, type, own, message) => {
  await expect(set(createFile(own, name, type))).rejects.toMatchObject({ status: 400, message })
  expect(getLogoName()).toBeNull()
})
