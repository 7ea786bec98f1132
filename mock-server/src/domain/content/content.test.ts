import {
  companyIds,
  createPackageFiles,
  createPackageZip,
  getManagerEmail,
  importedPackageId,
  makeZip,
} from '@heed/fixtures'
import { findQuestion, type LibraryQuestion, translateQuestion } from '@heed/fixtures/library'
import { describe, expect, it } from 'vitest'
import { call, callAsync, catchRefusal, catchRefusalAsync } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'
import { createPreviewToken, openPreview } from './previews.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const viewer = getManagerEmail('viewer')
const createFile = (bytes: Uint8Array, name = 'course.zip', type = 'application/zip') =>
  new File([Buffer.from(bytes)], name, { type })
const dot = Buffer.from('89504e470d0a1a0a0000000d4948445200000004000000030802000000000000', 'hex')
const createPng = (bytes: Uint8Array = Buffer.concat([dot, Buffer.alloc(10)]), name = 'dot.png') =>
  createFile(bytes, name, 'image/png')
const createForm = (own: { package?: File; language?: string; name?: string; thumbnail?: File } = {}) => ({
  companyId,
  filename: 'course.zip',
  language: 'en',
  name: 'Clean desk',
  description: 'What belongs in the drawer',
  entryPoint: 'course/index a.html',
  xapi: '0' as const,
  package: createFile(createPackageZip()),
  ...own,
})
const upload = async (world: World, own?: Parameters<typeof createForm>[0]) =>
  (await callAsync(world, 'content.uploadPackage', createForm(own), admin)).id
const get = (world: World, scormId: number) =>
  call(world, 'content.getPackage', { companyId, scormId }, viewer)
const getRefusalMessage = (attempt: Promise<unknown>) =>
  catchRefusalAsync(attempt).then(({ status, message: text }) => `${status} ${text}`)

describe('the content library', () => {
  const { content } = call(createWorld({ employees: 10 }), 'content.load', { companyId }, viewer)

  it('has a title for each item in each of its languages', () => {
    for (const { languages, translations } of content) {
      expect(translations?.map(({ language }) => language).toSorted()).toEqual(languages.toSorted())
    }
    for (const [type, id, german] of [
      ['training', 101, 'Phishing erkennen'],
      ['material', 9001, 'Innehalten, dann klicken'],
      ['assessment', 1001, translateQuestion(findQuestion(1001) as LibraryQuestion, 'de').name],
    ] as const) {
      const item = content.find((one) => one.type === type && one.id === id)
      expect(item?.translations).toContainEqual({ language: 'de', title: german })
      expect(item?.title).not.toBe(german)
    }
  })
})

describe('a package', () => {
  it('returns its details when validated before the import', async () => {
    const zip = createFile(
      createPackageZip({ kind: 'scorm12', description: 'ð'.repeat(400), language: 'de' }),
      'desk.zip',
    )
    expect(
      await callAsync(createWorld(), 'content.validatePackage', { companyId, package: zip }, admin),
    ).toEqual({
      filename: 'desk.zip',
      entryPoint: 'course/index%20a.html',
      name: 'Clean desk',
      language: 'de',
      version: 'SCORM 1.2',
      description: 'ð'.repeat(300),
      xapi: false,
    })
  })

  it("without a title or language uses its file name and the company's language", async () => {
    const files = createPackageFiles({ title: '', language: '' })
    const zip = createFile(makeZip(files), 'desk.zip')
    expect(
      await callAsync(createWorld(), 'content.validatePackage', { companyId, package: zip }, admin),
    ).toMatchObject({ name: 'desk', language: 'is' })
  })

  it('is imported with its picture and lists its languages', async () => {
    const world = createWorld()
    const scormId = await upload(world, { thumbnail: createPng() })
    const shown = get(world, scormId)
    expect(shown).toMatchObject({
      id: scormId,
      subject_id: scormId,
      name: 'Clean desk',
      languages: ['en'],
      tags: ['Custom Content'],
      translations: [
        { language: 'en', entryPoint: 'course/index%20a.html', version: 'SCORM 2004 3rd Edition' },
      ],
    })
    expect(shown.thumb).toMatch(/^http:\/\/127\.0\.0\.1:4200\/static\/companies\/2\/[0-9a-f]{64}$/)
  })

  it('accepts a JPEG named as a PNG and stores it as a JPEG', async () => {
    const world = createWorld()
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 3, 1, 0x22, 0, 2, 0x11, 1])
    const scormId = await upload(world, { thumbnail: createPng(jpeg, 'photo.png') })
    const [kept] = world.content.translations.filter(({ packageId }) => packageId === scormId)
    expect(kept?.thumbnail?.type).toBe('image/jpeg')
  })

  it.each<[string, Parameters<typeof createForm>[0], string]>([
    [
      "a file name that doesn't end in .zip",
      { package: createFile(createPackageZip(), 'a.rar') },
      '400 "a.rar" is not a .zip file',
    ],
    ["content that isn't a zip", { package: createFile(Buffer.from('x')) }, "400 The file isn't a zip"],
    [
      'an oversized picture',
      { thumbnail: createPng(new Uint8Array(3_145_729), 'big.png') },
      "400 'big.png' is too large, maximum size is 3MB",
    ],
    [
      'a picture in an unsupported format',
      { thumbnail: createFile(dot, 'a.gif', 'image/gif') },
      "400 'a.gif' is not a supported format",
    ],
    [
      'a script with a .png name',
      { thumbnail: createPng(Buffer.from('<script>'.repeat(9))) },
      "400 'dot.png' is not a supported format",
    ],
    ['no name', { name: '  ' }, '400 You need to enter some information to save'],
  ])('with %s is rejected and leaves no data behind', async (_, own, text) => {
    const world = createWorld()
    expect(await getRefusalMessage(callAsync(world, 'content.uploadPackage', createForm(own), admin))).toBe(
      text,
    )
    expect(world.changes().filter(({ collection }) => collection.startsWith('scorm'))).toEqual([])
  })

  it('with a missing entry point is rejected and the field named', async () => {
    const attempt = callAsync(
      createWorld(),
      'content.uploadPackage',
      { ...createForm(), entryPoint: 'b.html' },
      admin,
    )
    expect((await catchRefusalAsync(attempt)).body).toMatchObject({
      errors: [{ field: 'entryPoint', message: 'The entry point "b.html" isn\'t in the package' }],
    })
  })

  it("appears first in its company's content library", () => {
    const { content } = call(createWorld(), 'content.load', { companyId }, viewer)
    expect(content[0]).toMatchObject({
      type: 'training',
      id: importedPackageId,
      title: 'Hreint skrifborð',
      tags: ['Custom Content'],
    })
    expect(content.length).toBeGreaterThan(50)
  })

  it('of another company is not found', () => {
    const elsewhere = { companyId: companyIds.partner, scormId: importedPackageId }
    const world = createWorld()
    const stranger = world.people.find(({ super_admin }) => super_admin)?.email
    expect(catchRefusal(() => call(world, 'content.getPackage', elsewhere, stranger)).status).toBe(404)
  })
})

describe('a package language', () => {
  it("can be added only once and doesn't replace the default", async () => {
    const world = createWorld()
    const scormId = await upload(world)
    const german = { ...createForm({ language: 'de', name: 'Schreibtisch' }), scormId }
    await callAsync(world, 'content.uploadTranslation', german, admin)
    expect(get(world, scormId)).toMatchObject({ name: 'Clean desk', languages: ['en', 'de'] })
    expect(await getRefusalMessage(callAsync(world, 'content.uploadTranslation', german, admin))).toBe(
      '409 The package already has the language "de"',
    )
  })

  it('can be changed without a new zip and made the default', async () => {
    const world = createWorld()
    const { package: _, ...words } = createForm({ name: 'Tidy desk' })
    const change = { ...words, scormId: importedPackageId, isMainLanguage: '1' as const }
    const { translation } = await callAsync(world, 'content.updateTranslation', change, admin)
    expect(translation).toMatchObject({ id: 1, name: 'Tidy desk', version: 'SCORM 1.2' })
    expect(get(world, importedPackageId)).toMatchObject({ name: 'Tidy desk', languages: ['en', 'is'] })
  })

  it.each<[string, string, '0' | '1' | undefined, string[] | 404]>([
    ["alone if it isn't the default", 'en', '0', ['is']],
    ['with the whole package if it is the default', 'is', '1', 404],
    ['with the whole package even if the request omits isDefault', 'is', undefined, 404],
  ])('is deleted %s', (_, language, isDefault, left) => {
    const world = createWorld()
    const { packageDeleted } = call(
      world,
      'content.deleteTranslation',
      { companyId, scormId: importedPackageId, language, isDefault },
      admin,
    )
    expect(packageDeleted).toBe(left === 404)
    if (left === 404) expect(catchRefusal(() => get(world, importedPackageId)).status).toBe(404)
    else expect(get(world, importedPackageId).languages).toEqual(left)
  })

  it("can't be deleted as an additional language if it's the default", () => {
    const asked = { companyId, scormId: importedPackageId, language: 'is', isDefault: '0' as const }
    expect(catchRefusal(() => call(createWorld(), 'content.deleteTranslation', asked, admin)).status).toBe(
      409,
    )
  })
})

describe("a preview's report", () => {
  const statement = {
    actor: {},
    verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
    object: {},
    result: { success: true, score: { scaled: 0.9 } },
  }
  const opened = () => {
    const world = createWorld()
    const person = world.findPersonByEmail(admin)
    const translation = world.content.translations.get(1)
    if (!person || !translation) throw new Error('The scenario has no package')
    return {
      world,
      preview: openPreview(world, person, translation, 'http://127.0.0.1:4200/api/xapi/preview'),
    }
  }

  it('is stored once per ID with a bearer, plain or basic token', async () => {
    const { world, preview } = opened()
    const token = createPreviewToken(preview)
    const report = (authorization: string, statements: object) =>
      callAsync(world, 'content.previewXapi', { statements: statements as typeof statement }, undefined, {
        authorization,
      })
    const [id = ''] = await report(`Bearer ${token}`, statement)
    expect(await report(token, [{ ...statement, id }])).toEqual([id])
    const basic = Buffer.from(`package:${token}`).toString('base64')
    expect(await report(`Basic ${basic}`, [statement, statement])).toHaveLength(2)
    const kept = world.content.statementsByPreview.get(preview.id)
    expect(kept).toHaveLength(3)
    expect(kept.find(({ statementId }) => statementId === id)).toMatchObject({
      packageId: importedPackageId,
      language: 'is',
      success: true,
      score: 0.9,
    })
  })

  it.each<[string, (token: string) => string]>([
    ['no token', () => ''],
    ['a changed token', (token) => `Bearer ${token.slice(0, -2)}xx`],
    ['an unsigned token', (token) => `Bearer ${token.replace(/[^.]*$/, '')}`],
    ['a made-up token', () => 'Bearer a.bnVsbA.c'],
  ])('is rejected with %s', async (_, change) => {
    const { world, preview } = opened()
    const authorization = change(createPreviewToken(preview))
    const attempt = callAsync(world, 'content.previewXapi', { statements: statement }, undefined, {
      authorization,
    })
    expect((await catchRefusalAsync(attempt)).status).toBe(401)
  })

  it('is rejected once the preview has expired', async () => {
    const { world, preview } = opened()
    world.clock.moveTo(Date.parse(preview.expires))
    const authorization = createPreviewToken(preview)
    const attempt = callAsync(world, 'content.previewXapi', { statements: statement }, undefined, {
      authorization,
    })
    expect((await catchRefusalAsync(attempt)).status).toBe(401)
  })
})
