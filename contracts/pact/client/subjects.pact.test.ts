import { describe, expect, it } from 'vitest'
import { company, library } from '../company.ts'
import { boolean, eachLike, instant, integer, like, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { subjectRow } from './libraryRows.ts'
import { pinCall } from './pinCall.ts'
import { requestsBelow } from './requests.ts'

const companyId = company.id
const given = [{ state: 'a company' }] as const
const { get } = requestsBelow(`/companies/${companyId}/subjects`)

describe.each([
  ['subjects.listAll', '/all', 'every subject'],
  ['subjects.listLatest', '/latestSubjects', 'the newest subjects'],
] as const)('%s', (operation, path, uponReceiving) => {
  it('lists subjects with what tells whether they may be used', () =>
    pinCall(
      {
        operation,
        given,
        as: 'viewer',
        uponReceiving,
        withRequest: get(path),
        willRespondWith: { status: 200, body: { subjects: eachLike(subjectRow) } },
      },
      async (client) => {
        const { subjects } =
          operation === 'subjects.listAll'
            ? await client.subjects.listAll({ companyId })
            : await client.subjects.listLatest({ companyId })
        expect(subjects[0]).toMatchObject({ title: 'Spot the phish', disabled: false })
      },
    ))
})

it('subjects.listLanguages: names the languages of whole subjects', () =>
  pinCall(
    {
      operation: 'subjects.listLanguages',
      given,
      as: 'viewer',
      uponReceiving: 'the languages of the subjects',
      withRequest: get('/languages'),
      willRespondWith: {
        status: 200,
        body: {
          languages: eachLike({
            code: string('en'),
            english_name: string('English'),
            name: string('English'),
          }),
        },
      },
    },
    async (client) => {
      const { languages } = await client.subjects.listLanguages({ companyId })
      expect(languages[0]?.english_name).toBe('English')
    },
  ))

describe('subjects.get', () => {
  const one = (subjectId: number, lang = '') =>
    ({ operation: 'subjects.get', as: 'viewer', withRequest: get(`/${subjectId}${lang}`) }) as const
  const decisions = eachLike({
    at: integer(20),
    question: string('What do you do?'),
    options: eachLike({ text: string('Report it'), why: string('Others are warned.') }),
  })

  it('brings the quiz, the notes and the translations, in a language', () =>
    pinCall(
      {
        ...one(library.subject, '?lang=is'),
        given: [
          ...given,
          {
            state: 'a note beside a subject',
            params: { noteId: 5, subjectId: library.subject, content: 'Ask Ása.' },
          },
        ],
        uponReceiving: 'a subject in Icelandic',
        willRespondWith: {
          status: 200,
          body: {
            ...subjectRow,
            notes: [{ id: 5, content: 'Ask Ása.' }],
            questions: eachLike({
              question: string('What first?'),
              correct_answer: string('Look'),
              wrong_answer1: string('Click'),
              wrong_answer2: string('Answer'),
              wrong_answer3: string('Forward'),
            }),
            translations: eachLike({
              language: string('en'),
              title: string('Spot the phish'),
              complete: boolean(true),
            }),
          },
        },
      },
      async (client) => {
        const subject = await client.subjects.get({ companyId, subjectId: library.subject, lang: 'is' })
        expect(subject.notes).toEqual([{ id: 5, content: 'Ask Ása.' }])
        expect(subject.questions?.[0]?.correct_answer).toBe('Look')
      },
    ))

  it('brings the decisions and the subject that answers them', () =>
    pinCall(
      {
        ...one(library.interactive),
        given,
        uponReceiving: 'an interactive subject',
        willRespondWith: {
          status: 200,
          body: {
            ...subjectRow,
            type: 3,
            numberOfDecisions: integer(3),
            video_decisions: eachLike({
              decisions,
              answerSubjectId: integer(10106),
              answerSubjectLength: integer(60),
              correctPath: eachLike(integer(1)),
            }),
          },
        },
      },
      async (client) => {
        const { video_decisions } = await client.subjects.get({ companyId, subjectId: library.interactive })
        expect(video_decisions?.[0]?.answerSubjectId).toBe(10106)
      },
    ))

  it('says of a subject outside the plan that it is disabled', () =>
    pinCall(
      {
        ...one(library.packaged),
        given: [...given, { state: 'a plan with one subject', params: { subjectId: library.subject } }],
        uponReceiving: 'a subject outside the plan',
        willRespondWith: { status: 200, body: { ...subjectRow, disabled: true } },
      },
      async (client) => {
        const { disabled } = await client.subjects.get({ companyId, subjectId: library.packaged })
        expect(disabled).toBe(true)
      },
    ))

  it('does not find what is not there', () =>
    pinCall(
      {
        ...one(99),
        given,
        uponReceiving: 'a subject that is not there',
        willRespondWith: refused.notFound(),
      },
      async (client) =>
        expect(client.subjects.get({ companyId, subjectId: 99 })).rejects.toMatchObject({ kind: 'notFound' }),
    ))
})

it('subjects.getScormInfo: says where a packaged subject opens', () =>
  pinCall(
    {
      operation: 'subjects.getScormInfo',
      given,
      as: 'viewer',
      uponReceiving: 'the preview of a packaged subject',
      withRequest: get(`/scormInfo?subjectId=${library.packaged}&lang=en&preview=1`),
      willRespondWith: {
        status: 200,
        body: {
          url: string('https://my.example.is/static/lessons/206/en.html'),
          entryPoint: string('en.html'),
          xapi: boolean(false),
          actor: string('{}'),
          endpoint: string('https://api.example.is/xapi/preview'),
          auth: like(''),
        },
      },
    },
    async (client) => {
      const info = await client.subjects.getScormInfo({
        companyId,
        subjectId: library.packaged,
        lang: 'en',
        preview: '1',
      })
      expect(info.entryPoint).toBe('en.html')
    },
  ))

const packaged = {
  subject_id: library.packaged,
  uniqueId: string('library-206'),
  name: string('Passkeys explained'),
  created: instant(),
  thumb: string('https://my.example.is/static/thumbs/206.svg'),
  tags: eachLike('Passwords and sign-in'),
}

it('subjects.getScorm: brings a packaged subject with its languages', () =>
  pinCall(
    {
      operation: 'subjects.getScorm',
      given,
      as: 'viewer',
      uponReceiving: 'a packaged subject',
      withRequest: get(`/scorm/${library.packaged}`),
      willRespondWith: {
        status: 200,
        body: {
          ...packaged,
          id: library.packaged,
          languages: eachLike('en'),
          translations: eachLike({
            ...packaged,
            id: integer(20601),
            language: string('en'),
            description: string('How passkeys work.'),
            filename: string('206-en.zip'),
            entryPoint: string('en.html'),
            version: string('SCORM 2004 3rd Edition'),
            xapi: boolean(false),
          }),
        },
      },
    },
    async (client) => {
      const { translations } = await client.subjects.getScorm({ companyId, id: library.packaged })
      expect(translations[0]?.language).toBe('en')
    },
  ))
