import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type PackageFormat, packageFormats } from '@heed/contracts'
import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { anAssessmentRow, aTrainingRow } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import type { PackagedCampaign } from '../domain/packaged/packagedCampaigns.ts'
import { generateZip } from '../files/zipped.ts'
import { createCourseFiles } from './courseFiles.ts'
import { findSchemaProblems } from './testSchemas.ts'

const formats = Object.keys(packageFormats) as PackageFormat[]
const hostileName = `</title><script>"&\u0007\ud800 Öryggi ${'x'.repeat(250)}`

const createTraining = (name = 'Öryggi', language = 'is'): PackagedCampaign => ({
  kind: 'training',
  row: aTrainingRow({ name, subjects: [502, 503], isScorm: true, uniqueId: 'k1' }),
  language,
})
const createAssessment = (name = 'Where we stand', language = 'en'): PackagedCampaign => ({
  kind: 'assessment',
  row: anAssessmentRow({
    name,
    questions: [4001, 4002],
    personalizeData: { companyName: '<b>Norðurljós</b>' },
    isScorm: true,
    uniqueId: 'k2',
  }),
  language,
})

const buildFiles = async (campaign: PackagedCampaign, format: PackageFormat) =>
  new Map([...(await createCourseFiles(campaign, format))].map(([path, content]) => [path, String(content)]))
const buildZip = async (campaign: PackagedCampaign, format: PackageFormat) =>
  buffer(Readable.from(generateZip(await createCourseFiles(campaign, format), '2026-02-02T09:00:00.000Z')))

describe.each(formats)('a course packaged as %s', (format) => {
  it.each([
    ['a training', createTraining()],
    ['an assessment', createAssessment()],
    ['a training with a hostile name', createTraining(hostileName)],
    ['an assessment with a hostile name', createAssessment(hostileName)],
  ])('has a schema-valid manifest for %s', async (_, campaign) => {
    const [[file, manifest]] = [...(await createCourseFiles(campaign, format))] as [[string, string]]
    expect(file).toBe(format === 'cmi5' ? 'cmi5.xml' : 'imsmanifest.xml')
    expect(await findSchemaProblems(format, manifest)).toEqual([])
  })

  it.each([
    ['a training', createTraining(), 'Öryggi', 'is', 'Hreint borð, læstur skjár, Lykillinn á bílastæðinu'],
    ['an assessment', createAssessment(), 'Where we stand', 'en', 'Payment fraud'],
  ])(
    'can be imported as content with its name and description: %s',
    async (_, campaign, name, language, description) => {
      const { facts } = await openPackage(await buildZip(campaign, format))
      expect(facts).toMatchObject({
        kind: format,
        version: packageFormats[format],
        entryPoint: 'index.html',
        name,
        languages: [language],
      })
      expect(facts.description).toBe(description)
    },
  )

  it.each<[string, (manifest: string) => string]>([
    ['without an ID', (manifest) => manifest.replace(/ (?:identifier|id)="[^"]*"/, '')],
    ['with an unknown element', (manifest) => manifest.replace(/<\/(\w+)>\s*$/, '<more/></$1>')],
  ])('fails schema validation with a manifest %s', async (_, harm) => {
    const [[, manifest]] = [...(await createCourseFiles(createTraining(), format))] as [[string, string]]
    const harmed = harm(manifest)
    expect(harmed).not.toBe(manifest)
    expect(await findSchemaProblems(format, harmed)).not.toEqual([])
  })

  it('contains exactly its player and lessons, and a SCORM manifest lists them', async () => {
    const files = await buildFiles(createTraining(), format)
    const [[, manifest = ''] = []] = files
    const listed = [...manifest.matchAll(/<file href="([^"]*)"/g)].map(([, href]) => href)
    const held = [...files.keys()].slice(1)
    if (format !== 'cmi5') expect(listed).toEqual(held)
    expect(held).toEqual([
      'index.html',
      'course.js',
      'course.css',
      'choices.css',
      'asking.css',
      'lessons/player.js',
      'lessons/player.css',
      'lessons/502/is.html',
      'lessons/503/is.html',
    ])
  })
})

it.each<[string, RegExp, string]>([
  ['an empty unit address', /<url>.*?<\/url>/, '<url></url>'],
  ['a unit on another host', /<url>.*?<\/url>/, '<url>https://elsewhere.example/a.html</url>'],
  ["a course ID that isn't an IRI", /<course id="[^"]*"/, '<course id="course"'],
  ['a duplicate ID', /<course id="[^"]*"(.*?<au id=)"[^"]*"/s, '<course id="urn:a"$1"urn:a"'],
  ['a mastery score above 1', /masteryScore="[^"]*"/, 'masteryScore="80"'],
  ['a mastery score with five decimals', /masteryScore="[^"]*"/, 'masteryScore="0.80001"'],
  ['an unknown moveOn rule', /moveOn="[^"]*"/, 'moveOn="Always"'],
])('a cmi5 course structure with %s fails schema validation', async (_, sound, harmed) => {
  const [[, manifest = ''] = []] = await buildFiles(createTraining(), 'cmi5')
  expect(manifest).toMatch(sound)
  expect(await findSchemaProblems('cmi5', manifest.replace(sound, harmed))).not.toEqual([])
})

it.each<[PackageFormat, RegExp]>([
  ['scorm12', /<adlcp:masteryscore>80<\/adlcp:masteryscore>/],
  ['scorm2004', /<imsss:minNormalizedMeasure>0\.8<\/imsss:minNormalizedMeasure>/],
  ['cmi5', /moveOn="CompletedAndPassed" masteryScore="0\.8"/],
])(
  "a %s training package declares its passing score, an assessment package doesn't",
  async (format, passes) => {
    const [[, ofTraining = ''] = []] = await buildFiles(createTraining(), format)
    const [[, ofAssessment = ''] = []] = await buildFiles(createAssessment(), format)
    expect(ofTraining).toMatch(passes)
    expect(ofAssessment).not.toMatch(/mastery|NormalizedMeasure|Passed/i)
  },
)

it('a package contains no platform addresses and loads nothing from other hosts', async () => {
  for (const [path, content] of await buildFiles(createTraining(), 'scorm2004')) {
    if (path === 'imsmanifest.xml') continue
    expect(content, path).not.toMatch(/(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?\/\//)
    expect(content, path).not.toMatch(/127\.0\.0\.1|localhost|\/static\//)
  }
})

it("a hostile campaign name can't inject markup into the page", async () => {
  const page = (await buildFiles(createTraining(hostileName), 'cmi5')).get('index.html') ?? ''
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page).toContain('<title>&')
})

it("packaged scenarios include the company's details but no notes for admins", async () => {
  const page = (await buildFiles(createAssessment(), 'scorm12')).get('index.html') ?? ''
  expect(page).toContain('all open invoices of \\u003cb>Norðurljós\\u003c/b>')
  expect(page).not.toContain('The standard case of invoice fraud')
})

it('packaging the same campaign twice gives identical bytes', async () => {
  expect(await buildZip(createTraining(), 'cmi5')).toEqual(await buildZip(createTraining(), 'cmi5'))
})

it('a package description is limited to 300 characters', async () => {
  const subjects = [101, 201, 501, 502, 601, 503, 401, 107, 106, 802, 803, 504]
  const long = {
    ...createTraining(),
    kind: 'training' as const,
    row: aTrainingRow({ subjects, isScorm: true }),
  }
  const { facts } = await openPackage(await buildZip(long, 'scorm12'))
  expect(facts.description.length).toBe(300)
})
