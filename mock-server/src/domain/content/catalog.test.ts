import { companyIds, getManagerEmail } from '@heed/fixtures'
import { findSubject, libraryLanguages, librarySubjects } from '@heed/fixtures/library'
import { describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const companyId = companyIds.direct
const viewerEmail = getManagerEmail('viewer')
const world = createWorld({ employees: 10 })
const listTemplates = (kind: 'direct' | 'trial' | 'expired', assessment: '0' | '1' = '0') =>
  call(world, 'templates.list', { companyId: companyIds[kind], assessment }, getManagerEmail('viewer', kind))
    .templates

describe('the catalogue', () => {
  it('contains each subject once, in eight categories before custom content', () => {
    const { categories } = call(world, 'catalog.load', { companyId }, viewerEmail)
    const [own, ...library] = categories.toReversed()
    expect(library).toHaveLength(8)
    expect(own?.name).toBe('Custom Content')
    const ids = library.flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id))
    expect(ids.toSorted()).toEqual(librarySubjects.map(({ id }) => id).toSorted())
    for (const { name, subjects } of categories) {
      expect(subjects.every(({ category }) => category === name)).toBe(true)
    }
  })

  it('groups subjects by the threat areas whose behaviours they train', () => {
    const { threatAreas } = call(world, 'catalog.loadThreatAreas', { companyId }, viewerEmail)
    for (const { keyBehaviours, subjects } of threatAreas) {
      const codes = keyBehaviours.map(({ code }) => code)
      expect(subjects.length).toBeGreaterThan(2)
      for (const { subject_id } of subjects) {
        expect(findSubject(subject_id)?.behaviours.some((code) => codes.includes(code))).toBe(true)
      }
    }
  })
})

describe('templates', () => {
  it('are all available to a company with a plan', () => {
    expect(
      listTemplates('direct').every(
        ({ enabled, disabledSubjects }) => enabled && disabledSubjects.length === 0,
      ),
    ).toBe(true)
  })

  it('are locked in a trial, except those made for it', () => {
    const [training, assessment] = [listTemplates('trial'), listTemplates('trial', '1')]
    expect(training.filter(({ enabled }) => enabled).map(({ title }) => title)).toEqual([
      'Welcome on board',
      'A first taste',
    ])
    expect(assessment.filter(({ enabled }) => enabled)).toHaveLength(1)
    const phishing = training.find(({ title }) => title === 'Phishing from all sides')
    expect(phishing?.disabledSubjects).toContain(102)
    expect(phishing?.disabledSubjects).not.toContain(101)
  })

  it('are all locked once the subscription has ended', () => {
    expect(
      [...listTemplates('expired'), ...listTemplates('expired', '1')].some(({ enabled }) => enabled),
    ).toBe(false)
  })

  it('for assessments contain scenarios instead of subjects', () => {
    for (const { questions = [], subjects } of listTemplates('direct', '1')) {
      expect(questions.length).toBeGreaterThan(0)
      expect(subjects).toEqual([])
    }
  })
})

describe('scenarios', () => {
  it('list the behaviours they measure and the company details they need', () => {
    const { questions } = call(world, 'questions.list', { companyId }, viewerEmail)
    expect(questions).toHaveLength(60)
    const mailbox = questions.find(({ id }) => id === 1001)
    expect(mailbox).toMatchObject({
      disabled: false,
      maxScoresByBehaviour: { 'check-sender': 10 },
      definition: { personalizedKeysUsed: ['companyName', 'companyDomain'] },
    })
    expect(mailbox?.blocks).toBeUndefined()
  })

  it('are disabled if assessments are switched off', () => {
    const other = createWorld({ employees: 1 })
    const company = other.companies.get(companyId)
    if (!company) throw new Error('There is no such company')
    other.companies.put({ ...company, settings: { 'ui.assessments': '0' } })
    const { questions } = call(other, 'questions.list', { companyId }, viewerEmail)
    expect(questions.every(({ disabled }) => disabled)).toBe(true)
  })

  it("are returned in the requested language, or in English if it's unknown", () => {
    const get = (lang: string) =>
      call(world, 'questions.get', { companyId, questionId: 1004, lang }, viewerEmail)
    const [english, german, unknown] = [get('en'), get('de'), get('ko')]
    expect([english.language, german.language, unknown.language]).toEqual(['en', 'de', 'en'])
    expect(german.languages).toEqual(libraryLanguages)
    expect(german.name).not.toBe(english.name)
    expect(german.blocks?.map(({ id, presentation }) => [id, presentation])).toEqual(
      english.blocks?.map(({ id, presentation }) => [id, presentation]),
    )
    expect(
      german.blocks?.every((block, at) => JSON.stringify(block) !== JSON.stringify(english.blocks?.[at])),
    ).toBe(true)
    expect(unknown.blocks).toEqual(english.blocks)
  })

  it('return their blocks in order', () => {
    const { blocks } = call(world, 'questions.get', { companyId, questionId: 1004 }, viewerEmail)
    expect(blocks?.map(({ presentation }) => presentation)).toEqual(['email', 'single-choice', 'yes-no-list'])
    expect(
      catchRefusal(() => call(world, 'questions.get', { companyId, questionId: 1 }, viewerEmail)).status,
    ).toBe(404)
  })
})

it('the content library contains subjects and scenarios with filter tags', () => {
  const { content } = call(world, 'content.load', { companyId }, viewerEmail)
  const kinds = new Set(content.map(({ type }) => type))
  expect(kinds.has('training') && kinds.has('assessment')).toBe(true)
  expect(content.find(({ title }) => title === 'Public Wi-Fi')?.tags).toEqual(['On the move'])
})

it('any signed-in manager can read threat areas and videos', () => {
  const { threatAreas } = call(world, 'threatAreas.list', {}, viewerEmail)
  expect(threatAreas.map(({ code }) => code)).toContain('Devices_and_software')
  const { videos } = call(world, 'videos.list', {}, viewerEmail)
  expect(videos.every(({ type, disabled }) => (type === 1 || type === 3) && !disabled)).toBe(true)
  expect(catchRefusal(() => call(world, 'videos.list', {})).status).toBe(401)
})
