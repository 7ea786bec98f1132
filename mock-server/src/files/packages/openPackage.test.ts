import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { createPackageFiles, createPackageZip, makeZip } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { createScormZip, type Files, manifest, replaceInFiles } from './testPackages.ts'

const encodeUtf16 = (text: string, { big = false, mark = true } = {}): Uint8Array => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return big ? bytes.swap16() : bytes
}

const readFacts = async (files: Files) => (await openPackage(makeZip(files))).facts
describe('a valid package', () => {
  it.each([
    ['scorm12', 'SCORM 1.2'],
    ['scorm2004', 'SCORM 2004 3rd Edition'],
    ['cmi5', 'cmi5'],
  ] as const)('of kind %s reports its version, name, entry point and languages', async (kind, version) => {
    const zip = createPackageZip({
      kind,
      title: 'Öruggt & "létt"',
      description: 'Um <skrifborð>',
      language: 'is',
    })
    expect((await openPackage(zip)).facts).toEqual({
      kind,
      version,
      name: 'Öruggt & "létt"',
      description: 'Um <skrifborð>',
      entryPoint: 'course/index%20a.html',
      languages: ['is'],
    })
  })

  it.each([
    ['2004 4th Edition', 'SCORM 2004 4th Edition'],
    ['CAM 1.3', 'SCORM 2004 2nd Edition'],
    ['2004', 'SCORM 2004'],
    ['1.2', 'SCORM 1.2'],
    ['', 'SCORM 2004'],
  ])('with schema version "%s" is recognized as %s', async (said, version) => {
    expect((await readFacts(replaceInFiles('2004 3rd Edition', said))).version).toBe(version)
  })

  it.each<[string, Files]>([
    ['in UTF-8 with a byte order mark', createScormZip((text) => `\ufeff${text}`)],
    ['in UTF-16', createScormZip((text) => text, { 'imsmanifest.xml': encodeUtf16(manifest) })],
    [
      'in big-endian UTF-16',
      createScormZip((text) => text, { 'imsmanifest.xml': encodeUtf16(manifest, { big: true }) }),
    ],
    [
      'in UTF-16 without a byte order mark',
      createScormZip((text) => text, { 'imsmanifest.xml': encodeUtf16(manifest, { mark: false }) }),
    ],
    ['in UTF-8 declared as UTF-16', replaceInFiles('encoding="UTF-8"', 'encoding="UTF-16"')],
    [
      'in ISO 8859-1',
      createScormZip((text) => text, {
        'imsmanifest.xml': Buffer.from(manifest.replace('UTF-8', 'iso-8859-1'), 'latin1'),
      }),
    ],
    [
      'with an uppercase manifest name',
      { ...createPackageFiles(), 'imsmanifest.xml': '', 'IMSMANIFEST.XML': manifest },
    ],
  ])('can be read %s', async (_, files) => {
    const { 'imsmanifest.xml': first, ...rest } = files
    expect((await readFacts(first === '' ? rest : files)).name).toBe('Clean desk')
  })

  it.each(['windows-1252', 'iso-8859-1'])(
    'in %s keeps quotes, dashes and the euro sign in its title',
    async (label) => {
      const written = manifest.replace('UTF-8', label).replaceAll('Clean desk', '\x93Þrif\x94 \x96 5 \x80')
      const files = createScormZip((text) => text, { 'imsmanifest.xml': Buffer.from(written, 'latin1') })
      expect((await readFacts(files)).name).toBe('“Þrif” – 5 €')
    },
  )

  it.each([
    ['course/index%20a.html', 'course/index%20a.html'],
    ['course/index a.html?x=1#y', 'course/index%20a.html?x=1#y'],
    ['COURSE\\Index%20A.HTML', 'course/index%20a.html'],
    ['./course/../course/index%20a.html', 'course/index%20a.html'],
    ['/course/index%20a.html', 'course/index%20a.html'],
    ['100%25.html', '100%25.html'],
    ['100%.html', '100%25.html'],
  ])('with the entry point "%s" starts at %s', async (written, entryPoint) => {
    const files = replaceInFiles(/(?<=<resource [^>]*href=")[^"]*/g, written, { '100%.html': '' })
    expect((await readFacts(files)).entryPoint).toBe(entryPoint)
  })

  it('adds its base paths and item parameters to the entry point', async () => {
    const files = createScormZip((text) =>
      text
        .replace('<resources>', '<resources xml:base="course/">')
        .replace(/(<resource [^>]*href=")course\//, '$1')
        .replace('identifierref="page"', 'identifierref="page" parameters="?lesson=2"'),
    )
    expect((await readFacts(files)).entryPoint).toBe('course/index%20a.html?lesson=2')
  })

  it.each([
    ['https://courses.example/a/unit.html?lang=is', 'https://courses.example/a/unit.html?lang=is'],
    ['HTTP://courses.example', 'http://courses.example/'],
  ])('of cmi5 with a unit at "%s" starts at %s', async (written, entryPoint) => {
    const files = createPackageFiles({ kind: 'cmi5' })
    const text = String(files['cmi5.xml']).replace('course/index%20a.html', written)
    expect((await readFacts({ ...files, 'cmi5.xml': text })).entryPoint).toBe(entryPoint)
  })

  it.each([
    ['in a separate file', 'meta/course.xml', ['Hvað er í skúffunni', ['is']]],
    ['in a missing file', 'meta/none.xml', ['', []]],
    ['on another host', 'https://x.example/course.xml', ['', []]],
    ['in a broken file', 'meta/broken.xml', ['', []]],
  ])('handles the metadata %s', async (_, location, found) => {
    const lom =
      '<lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><language>is</language><description><string language="is">Hvað er í skúffunni</string></description></general></lom>'
    const files = replaceInFiles(
      /<lom:lom>[\s\S]*<\/lom:lom>/g,
      `<adlcp:location xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3">${location}</adlcp:location>`,
      { 'meta/course.xml': lom, 'meta/broken.xml': lom.slice(0, -3) },
    )
    const { description, languages } = await readFacts(files)
    expect([description, languages]).toEqual(found)
  })

  it('with both a SCORM and a cmi5 manifest is treated as SCORM', async () => {
    const files = {
      ...createPackageFiles({ kind: 'cmi5' }),
      ...createPackageFiles({ kind: 'scorm12' }),
      'tincan.xml': '',
    }
    expect((await readFacts(files)).kind).toBe('scorm12')
  })

  it('starts at the first item that launches a file', async () => {
    const files = replaceInFiles('<item ', '<item identifier="zero"><title>Part</title></item><item ')
    expect((await readFacts(files)).entryPoint).toBe('course/index%20a.html')
  })
})
