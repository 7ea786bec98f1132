import { describe, expect, it } from 'vitest'
import { company, library } from '../company.ts'
import { boolean, eachLike, integer, like, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { templateRow } from './libraryRows.ts'
import { pinCall } from './pinCall.ts'

const companyId = company.id
const given = [{ state: 'a company' }] as const
const onePlan = [
  ...given,
  { state: 'a plan with one subject', params: { subjectId: library.subject } },
] as const
const read = (path: string) => ({ method: 'GET', path }) as const
const shown = {
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  subject_id: integer(library.subject),
  duration: integer(95),
  type: integer(1),
  thumb: string('https://my.example.is/static/thumbs/101.svg'),
}
const entry = { ...shown, category: string('Email and messages') }
const question = {
  question_id: integer(library.scenario),
  id: integer(library.scenario),
  name: string('The full mailbox'),
  area: string('Phishing'),
  behaviours: eachLike({
    code: string('check-sender'),
    name: string('Checks sender and links before acting'),
  }),
  duration: integer(60),
  disabled: false,
  difficulty: integer(1),
  adminDescription: string('A mail with a deadline.'),
  maxScoresByBehaviour: like({}),
  definition: { personalizedKeysUsed: like([]) },
}

it('catalog.load: brings the subjects by category', () =>
  pinCall(
    {
      operation: 'catalog.load',
      given,
      as: 'viewer',
      uponReceiving: 'the catalogue',
      withRequest: read(`/companies/${companyId}/catalog`),
      willRespondWith: {
        status: 200,
        body: { categories: eachLike({ name: string('Email and messages'), subjects: eachLike(entry) }) },
      },
    },
    async (client) => {
      const { categories } = await client.catalog.load({ companyId })
      expect(categories[0]?.subjects[0]?.subject_id).toBe(library.subject)
    },
  ))

it('catalog.loadThreatAreas: brings the subjects by threat area', () =>
  pinCall(
    {
      operation: 'catalog.loadThreatAreas',
      given,
      as: 'viewer',
      uponReceiving: 'the threat area catalogue',
      withRequest: read(`/companies/${companyId}/threatAreaCatalog`),
      willRespondWith: {
        status: 200,
        body: {
          threatAreas: eachLike({
            code: string('Phishing'),
            name: string('Phishing'),
            keyBehaviours: eachLike({ code: string('check-sender'), kbName: string('Checks sender') }),
            subjects: eachLike(entry),
          }),
        },
      },
    },
    async (client) => {
      const { threatAreas } = await client.catalog.loadThreatAreas({ companyId })
      expect(threatAreas[0]?.keyBehaviours[0]?.code).toBe('check-sender')
    },
  ))

describe('templates.list', () => {
  const list = (query = '') =>
    ({
      operation: 'templates.list',
      as: 'viewer',
      withRequest: read(`/companies/${companyId}/templates${query}`),
    }) as const

  it('brings those of trainings', () =>
    pinCall(
      {
        ...list(),
        given,
        uponReceiving: 'templates of trainings',
        willRespondWith: {
          status: 200,
          body: { templates: eachLike({ ...templateRow, subjects: eachLike(integer(101)) }) },
        },
      },
      async (client) => {
        const { templates } = await client.templates.list({ companyId })
        expect(templates[0]).toMatchObject({ enabled: true, subjects: [101] })
      },
    ))

  it('brings those of assessments, locked where no scenario is in the plan', () =>
    pinCall(
      {
        ...list('?assessment=1'),
        given: onePlan,
        uponReceiving: 'templates of assessments outside the plan',
        willRespondWith: {
          status: 200,
          body: {
            templates: eachLike({
              ...templateRow,
              enabled: false,
              questions: eachLike(integer(1001)),
              frequency: '',
            }),
          },
        },
      },
      async (client) => {
        const { templates } = await client.templates.list({ companyId, assessment: '1' })
        expect(templates[0]).toMatchObject({ enabled: false, questions: [1001] })
      },
    ))
})

describe('questions.list', () => {
  it.each([
    ['every scenario', false],
    ['every scenario outside the plan', true],
  ] as const)('brings %s, disabled: %s', (uponReceiving, disabled) =>
    pinCall(
      {
        operation: 'questions.list',
        given: disabled ? onePlan : given,
        as: 'viewer',
        uponReceiving,
        withRequest: read(`/companies/${companyId}/questions`),
        willRespondWith: { status: 200, body: { questions: eachLike({ ...question, disabled }) } },
      },
      async (client) => {
        const { questions } = await client.questions.list({ companyId })
        expect(questions[0]).toMatchObject({ name: 'The full mailbox', disabled })
      },
    ),
  )
})

describe('questions.get', () => {
  const one = (questionId: number, query = '') =>
    ({
      operation: 'questions.get',
      given,
      as: 'viewer',
      withRequest: read(`/companies/${companyId}/questions/${questionId}${query}`),
    }) as const

  it('brings the blocks and the languages', () =>
    pinCall(
      {
        ...one(library.scenario, '?lang=is'),
        uponReceiving: 'a scenario for its preview',
        willRespondWith: {
          status: 200,
          body: {
            ...question,
            blocks: eachLike({
              id: string('1001-1'),
              type: string('content'),
              presentation: string('email'),
            }),
            languages: eachLike('en'),
          },
        },
      },
      async (client) => {
        const { blocks } = await client.questions.get({ companyId, questionId: library.scenario, lang: 'is' })
        expect(blocks?.[0]?.presentation).toBe('email')
      },
    ))

  it('does not find what is not there', () =>
    pinCall(
      { ...one(9), uponReceiving: 'a scenario that is not there', willRespondWith: refused.notFound() },
      async (client) =>
        expect(client.questions.get({ companyId, questionId: 9 })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))
})

it('threatAreas.list: brings the threat areas with their behaviours', () =>
  pinCall(
    {
      operation: 'threatAreas.list',
      given,
      as: 'stranger',
      uponReceiving: 'the threat areas',
      withRequest: read('/threatAreas'),
      willRespondWith: {
        status: 200,
        body: {
          threatAreas: eachLike({
            code: string('Social_engineering'),
            name: string('Social engineering'),
            description: string('People who talk their way in.'),
            keyBehaviours: eachLike({
              code: string('verify-identity'),
              name: string('Verifies who is asking'),
            }),
          }),
        },
      },
    },
    async (client) => {
      const { threatAreas } = await client.threatAreas.list({})
      expect(threatAreas[0]?.code).toBe('Social_engineering')
    },
  ))

it('videos.list: brings the videos', () =>
  pinCall(
    {
      operation: 'videos.list',
      given,
      as: 'stranger',
      uponReceiving: 'the videos',
      withRequest: read('/videos'),
      willRespondWith: {
        status: 200,
        body: {
          videos: eachLike({
            ...shown,
            id: integer(library.subject),
            languages: eachLike('en'),
            notes: [],
            questions_count: integer(2),
            keyBehaviours: like([]),
            disabled: false,
            availableForBeta: boolean(true),
          }),
        },
      },
    },
    async (client) => {
      const { videos } = await client.videos.list({})
      expect(videos[0]?.id).toBe(library.subject)
    },
  ))

it('content.load: brings the content library', () =>
  pinCall(
    {
      operation: 'content.load',
      given,
      as: 'viewer',
      uponReceiving: 'the content library',
      withRequest: read(`/companies/${companyId}/content`),
      willRespondWith: {
        status: 200,
        body: {
          content: eachLike({
            type: string('training'),
            order: integer(0),
            languages: eachLike('en'),
            tags: eachLike('Email and messages'),
            id: integer(library.subject),
            title: string('Spot the phish'),
            description: string('The four signs of phishing.'),
          }),
        },
      },
    },
    async (client) => {
      const { content } = await client.content.load({ companyId })
      expect(content[0]).toMatchObject({ type: 'training', tags: ['Email and messages'] })
    },
  ))
