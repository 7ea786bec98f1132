import { subjectType } from '@heed/contracts'
import { companyIds, getManagerEmail, importedPackageId, superEmail } from '@heed/fixtures'
import { libraryLanguages } from '@heed/fixtures/library'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const adminEmail = getManagerEmail('admin')
let world: World
beforeEach(() => {
  world = createWorld({ employees: 10 })
})

const get = (subjectId: number, lang?: string) =>
  call(world, 'subjects.get', { companyId, subjectId, ...(lang ? { lang } : {}) }, adminEmail)

function planTraining(trainingSubjects: number[]): void {
  const company = world.companies.get(companyId)
  if (!company?.plan) throw new Error('The company has no plan')
  world.companies.put({ ...company, plan: { ...company.plan, definition: { trainingSubjects } } })
}

describe('a subject', () => {
  it('has scenes, a quiz with right answers and the trainings that deliver it', () => {
    const subject = get(101)
    expect(subject).toMatchObject({
      title: 'Spot the phish',
      type: subjectType.video,
      languages: libraryLanguages,
    })
    expect(subject.questions).toHaveLength(subject.questions_count)
    expect(subject.questions?.[0]?.correct_answer).toBe(
      'Open the mailbox settings yourself, without the link',
    )
    expect(subject.content?.scenes.length).toBeGreaterThan(2)
    expect(subject.duration).toBeGreaterThan(subject.content?.scenes.at(-1)?.to ?? 0)
    expect(get(101).trainings?.map(({ name }) => name)).toContain('Phishing basics')
  })

  it("refers to its answer subject if it's interactive", () => {
    const interactive = get(106)
    const [decisions] = interactive.video_decisions ?? []
    expect(decisions?.decisions).toHaveLength(interactive.numberOfDecisions ?? 0)
    expect(decisions?.correctPath).toEqual([1, 2, 0])
    const answer = get(decisions?.answerSubjectId ?? 0)
    expect(answer.content?.scenes.at(-1)?.to).toBe(decisions?.answerSubjectLength)
  })

  it('has the same duration in every language, list and catalogue', () => {
    const { content } = call(world, 'content.load', { companyId }, adminEmail)
    const { categories } = call(world, 'catalog.load', { companyId }, adminEmail)
    for (const id of [101, 106]) {
      const times = [
        get(id).duration,
        get(id, 'de').duration,
        content.find((item) => item.type === 'training' && item.id === id)?.duration,
        categories.flatMap(({ subjects }) => subjects).find(({ subject_id }) => subject_id === id)?.duration,
      ]
      expect(new Set(times).size).toBe(1)
    }
  })

  it('is returned in the requested language', () => {
    expect(get(101, 'de')).toMatchObject({ title: 'Phishing erkennen', language: 'de' })
    expect(get(101, 'de').questions?.[0]?.correct_answer).toContain('ohne den Link')
    expect(get(102, 'de').translations?.map(({ language }) => language)).toEqual(libraryLanguages)
    const decisions = get(106, 'ja').video_decisions?.[0]
    const answer = get(decisions?.answerSubjectId ?? 0, 'ja')
    expect(answer).toMatchObject({ title: expect.stringMatching(/^正しい道のり：/), language: 'ja' })
    expect(answer.content?.scenes.at(-1)?.to).toBe(decisions?.answerSubjectLength)
  })

  it("answers 404 if it doesn't exist", () => {
    expect(catchRefusal(() => get(999)).status).toBe(404)
  })
})

describe('subjects in the plan', () => {
  it("follow the subscription's list of subjects", () => {
    const disabled = () =>
      call(world, 'subjects.listAll', { companyId }, adminEmail)
        .subjects.filter((subject) => subject.disabled)
        .map(({ id }) => id)
    expect(disabled()).toEqual([])
    planTraining([101, 201])
    expect(disabled()).not.toContain(101)
    expect(disabled()).toContain(102)
    expect(get(102).disabled).toBe(true)
  })

  it('are all disabled once the subscription has ended', () => {
    const admin = getManagerEmail('admin', 'expired')
    const { subjects } = call(world, 'subjects.listAll', { companyId: companyIds.expired }, admin)
    expect(subjects.every((subject) => subject.disabled)).toBe(true)
  })
})

describe('a subject note', () => {
  const notes = (subjectId = 201) => get(subjectId).notes
  const save = (content: string, id?: number) =>
    call(
      world,
      'subjects.saveNote',
      { companyId, subjectId: 201, content, ...(id ? { id } : {}) },
      adminEmail,
    )

  it('can be saved, changed under its ID and deleted', () => {
    const { note } = save('  Ask Ása. ')
    expect(notes()).toEqual([{ id: note.id, content: 'Ask Ása.' }])
    save('Ask Björn.', note.id)
    expect(notes()).toEqual([{ id: note.id, content: 'Ask Björn.' }])
    call(world, 'subjects.deleteNote', { companyId, subjectId: 201, noteId: note.id }, adminEmail)
    expect(notes()).toEqual([])
  })

  it('belongs to one company and one subject', () => {
    const { note } = save('Ours')
    const foreign = { companyId: companyIds.trial, subjectId: 201, noteId: note.id }
    expect(
      catchRefusal(() => call(world, 'subjects.deleteNote', foreign, getManagerEmail('admin', 'trial')))
        .status,
    ).toBe(404)
    expect(
      catchRefusal(() =>
        call(world, 'subjects.deleteNote', { companyId, subjectId: 202, noteId: note.id }, adminEmail),
      ).status,
    ).toBe(404)
    expect(notes(202)).toEqual([])
    expect(notes()).toHaveLength(1)
  })

  it('requires text and an admin', () => {
    expect(catchRefusal(() => save('  ')).message).toBe('You need to enter some information to save')
    const viewer = getManagerEmail('viewer')
    const note = { companyId, subjectId: 201, content: 'Read only' }
    expect(catchRefusal(() => call(world, 'subjects.saveNote', note, viewer)).status).toBe(403)
  })
})

describe('subject lists', () => {
  it('return the six latest subjects and the available languages', () => {
    const { subjects } = call(world, 'subjects.listLatest', { companyId }, adminEmail)
    expect(subjects).toHaveLength(6)
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(6)
    const { languages } = call(world, 'subjects.listLanguages', { companyId }, adminEmail)
    expect(languages.map(({ code }) => code)).toContain('en')
  })
})

describe('a packaged subject', () => {
  it('opens in the player for the person who requests it', () => {
    const info = call(world, 'subjects.getScormInfo', { companyId, subjectId: 206, lang: 'en' }, adminEmail)
    expect(info).toMatchObject({
      url: expect.stringMatching(/^http:\/\/p-[a-f0-9]{32}\.localhost:4201\/[\w.-]+\/$/),
      entryPoint: 'index.html',
      auth: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect(JSON.parse(info.actor)).toMatchObject({ mbox: `mailto:${adminEmail}` })
    expect(call(world, 'subjects.getScorm', { companyId, id: 206 }, adminEmail)).toMatchObject({
      subject_id: 206,
      name: 'Passkeys explained',
      languages: libraryLanguages,
    })
  })

  it('of the company opens at the package origin with a token for reports', () => {
    const asked = { companyId, subjectId: importedPackageId, lang: 'en' }
    const info = call(world, 'subjects.getScormInfo', asked, adminEmail)
    expect(info).toMatchObject({
      url: expect.stringMatching(/^http:\/\/p-[a-f0-9]{32}\.localhost:4201\/[\w.-]+\/$/),
      entryPoint: 'course/index%20a.html',
      endpoint: 'http://127.0.0.1:4200/api/xapi/preview',
      auth: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect(call(world, 'subjects.getScormInfo', { ...asked, lang: 'fr' }, adminEmail).url).not.toBe(info.url)
    expect(call(world, 'subjects.getScorm', { companyId, id: importedPackageId }, adminEmail)).toMatchObject({
      name: 'Hreint skrifborð',
      languages: ['is', 'en'],
    })
    const elsewhere = { companyId: companyIds.partner, id: importedPackageId }
    expect(catchRefusal(() => call(world, 'subjects.getScorm', elsewhere, superEmail)).status).toBe(404)
  })

  it("isn't returned for a video subject", () => {
    expect(
      catchRefusal(() => call(world, 'subjects.getScorm', { companyId, id: 101 }, adminEmail)).status,
    ).toBe(404)
  })
})
