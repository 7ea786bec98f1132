import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PackagedCampaign, PackageFormat } from '@heed/contracts'
import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { companyIds, getManagerEmail, importedPackageId } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call, callAsync, catchRefusal } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const companyId = companyIds.direct
const [admin, viewer] = [getManagerEmail('admin'), getManagerEmail('viewer')]
let world = createWorld({ scenario: 'packaged' })
beforeEach(() => {
  world = createWorld({ scenario: 'packaged' })
})

const training = { companyId, kind: 'training', name: 'Basics', subjects: [502, 503, 502] } as const
const assessment = {
  companyId,
  kind: 'assessment',
  name: 'Handed out',
  questions: [4005, 4001],
  templateIds: ['custom'],
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós' },
} as const
type Form = PackagedCampaign & { companyId: number }
const create = (form: object, as = admin) => {
  const sent: Form = JSON.parse(JSON.stringify(form))
  return call(world, 'packages.create', sent, as)
}

const createPackageKey = (form: object): string => {
  const { automation, assessment: made } = create(form)
  return (automation ?? made)?.uniqueId ?? ''
}
const download = async (uniqueId: string, format?: PackageFormat) => {
  const asked = { companyId, uniqueId, token: '', ...(format ? { format } : {}) }
  const { body, name } = await callAsync(world, 'packages.download', asked, admin)
  if (!(body instanceof Readable)) throw new Error('The zip does not come piece by piece')
  return { name, facts: (await openPackage(await buffer(body))).facts }
}

describe('a packaged training', () => {
  it('is listed as active and can be renamed and deleted, but not stopped', () => {
    const { success, automation } = create(training)
    expect({ success, automation }).toMatchObject({
      success: true,
      automation: { id: expect.stringMatching(/^p\d+$/), uniqueId: expect.any(String), status: 2 },
    })
    const { automations } = call(world, 'trainings.list', { companyId }, admin)
    expect(automations[0]).toMatchObject({
      id: automation?.id,
      name: 'Basics',
      isScorm: true,
      totalUsers: 0,
      totalSubjects: 2,
      canDelete: true,
      canRename: true,
      canStop: false,
      canRemind: false,
      canCopy: false,
    })
    const one = { companyId, trainingId: String(automation?.id) }
    expect(call(world, 'trainings.get', one, viewer)).toMatchObject({ subjects: [502, 503], events: [] })
    expect(call(world, 'trainings.pause', one, admin).success).toBe(false)
    expect(call(world, 'trainings.rename', { ...one, name: 'First steps' }, admin).success).toBe(true)
    expect(call(world, 'trainings.delete', one, admin)).toEqual({ success: true })
    expect(catchRefusal(() => call(world, 'trainings.get', one, admin)).status).toBe(404)
  })

  it('has no reports about employees', () => {
    const { automation } = create(training)
    const asked = { companyId, trainingId: String(automation?.id), token: '' }
    expect(catchRefusal(() => call(world, 'trainingReports.usersCsv', asked, viewer)).status).toBe(409)
  })
})

describe('a packaged assessment', () => {
  it('is listed as active without employees, dates or a link', () => {
    const { assessment: made } = create(assessment)
    const { assessments } = call(world, 'assessments.list', { companyId }, admin)
    expect(assessments[0]).toMatchObject({
      id: made?.id,
      isScorm: true,
      status: 2,
      due: null,
      totalEmployees: 0,
    })
    const one = { companyId, assessmentId: String(made?.id) }
    expect(call(world, 'assessments.get', one, viewer)).toMatchObject({
      questions: [4005, 4001],
      personalizeEnabled: true,
      link: null,
      canRemind: false,
      resilienceScore: null,
    })
    expect(call(world, 'assessments.remindersOverview', one, viewer)).toEqual({ reminders: [] })
    expect(call(world, 'assessments.pause', one, admin).success).toBe(false)
    expect(call(world, 'assessments.delete', one, admin)).toEqual({ success: true })
  })

  it('has a detailed report named after it', () => {
    const { assessment: made } = create(assessment)
    const asked = { companyId, assessmentId: String(made?.id), token: '' }
    expect(call(world, 'assessmentReports.detailedCsv', asked, viewer).name).toContain('Handed out')
  })
})

it('packaged campaigns stay unchanged after a year', { tags: 'slow' }, () => {
  create(training)
  create(assessment)
  const shown = () => [
    call(world, 'trainings.list', { companyId, filter: 'Basics' }, admin),
    call(world, 'assessments.list', { companyId, filter: 'Handed out' }, admin),
  ]
  const before = shown()
  advanceTime(world, world.clock.now + 365 * 86_400_000)
  expect(shown()).toEqual(before)
  expect(before.map(({ count }) => count)).toEqual([2, 1])
})

describe('packages.create rejects', () => {
  it.each<[string, object, string]>([
    ['a training without a name', { ...training, name: 'Untitled Training' }, 'Enter a name first'],
    [
      'an unknown subject',
      { ...training, subjects: [502, 999_999] },
      '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    [
      'an imported package inside another package',
      { ...training, subjects: [importedPackageId] },
      "Imported packages can't be added to another package",
    ],
    [
      'an assessment without the company name its scenarios use',
      { ...assessment, personalizeData: {} },
      'Company name: Must be 3 to 150 characters',
    ],
  ])('%s', (_, form, reason) => {
    expect(create(form)).toEqual({ success: false, reason })
  })

  it("another company's package as if it didn't exist", () => {
    const row = world.content.packages.get(importedPackageId)
    if (!row) throw new Error('The company has imported no package')
    const foreign = world.content.packages.put({
      ...row,
      id: importedPackageId + 1,
      companyId: companyIds.trial,
    })
    const createReason = (id: number) => create({ ...training, subjects: [id] })
    expect(createReason(foreign.id)).toEqual(createReason(999_999))
    expect(createReason(foreign.id)).not.toEqual(createReason(importedPackageId))
  })

  it("any package in a company where packages aren't enabled", () => {
    const [form, as] = [{ ...training, companyId: companyIds.partner }, getManagerEmail('admin', 'partner')]
    expect(create(form, as)).toEqual({
      success: false,
      reason: "SCORM and cmi5 packages aren't enabled for this company",
    })
  })

  it('a company whose licence has ended', () => {
    const company = world.companies.get(companyId)
    if (company) world.companies.put({ ...company, plan: null, trialEnds: null, validTo: null })
    expect(create(training)).toEqual({ success: false, reason: 'No license available' })
    expect(create(assessment)).toEqual({ success: false, reason: 'No license available' })
  })

  it('a viewer', () => {
    expect(catchRefusal(() => create(training, viewer)).status).toBe(403)
  })
})

describe("a package's zip file", () => {
  it('is SCORM 2004 by default and named after its format', async () => {
    const key = createPackageKey(training)
    expect(await download(key)).toMatchObject({
      name: 'Basics (SCORM 2004 3rd Edition).zip',
      facts: { kind: 'scorm2004', name: 'Basics' },
    })
    expect(await download(key, 'scorm12')).toMatchObject({ facts: { kind: 'scorm12' } })
    const cmi5 = await callAsync(
      world,
      'packages.downloadCmi5',
      { companyId, uniqueId: key, token: '' },
      admin,
    )
    expect(cmi5.name).toBe('Basics (cmi5).zip')
  })

  it("uses the requested language, or the company's by default", async () => {
    expect((await download(createPackageKey({ ...training, language: 'de' }))).facts.languages).toEqual([
      'de',
    ])
    const { language } = world.companies.get(companyId) ?? {}
    expect((await download(createPackageKey(training))).facts.languages).toEqual([language])
  })

  it.each(['packaged-training-1', 'packaged-training-2', 'packaged-training-3'])(
    'can be downloaded for the seeded package %s',
    async (key) => {
      expect((await download(key, 'cmi5')).facts.entryPoint).toBe('index.html')
    },
  )

  it.each(['none', `training-${companyId * 100 + 2}`])('answers 404 for %s', async (uniqueId) => {
    const asked = { companyId, uniqueId, token: '' }
    await expect(callAsync(world, 'packages.download', asked, admin)).rejects.toMatchObject({ status: 404 })
  })

  it('can be downloaded only by admins', async () => {
    const asked = { companyId, uniqueId: 'packaged-training-1', token: '' }
    await expect(callAsync(world, 'packages.download', asked, viewer)).rejects.toMatchObject({ status: 403 })
  })
})
