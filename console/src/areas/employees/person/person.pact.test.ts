// @vitest-environment node
import { eachLike, instant, integer, like, pactFor, refusalOf, refused, string } from '@heed/contracts/pact'
import { describe, expect, it } from 'vitest'
import { pactCompany } from '../../../../test/pactCompany.ts'
import { employee } from '../../../parts/people/testing/pactShapes.ts'
import { pactStore } from '../../../parts/people/testing/pactStore.ts'
import { ShownPeople } from './PersonStore.ts'

const pact = pactFor('heed-console', 'employees')
const asa = 'asa@example.is'
const page = '/companies/101/users/user/asa%40example.is'
const campaigns = [
  { state: 'a company' },
  { state: 'campaigns of an employee', params: { email: asa } },
] as const

describe('the page of an employee', () => {
  it('shows name, address and lists', () =>
    pact.interaction(
      {
        operation: 'employees.get',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'one employee',
        withRequest: { method: 'GET', path: page },
        willRespondWith: { status: 200, body: { ...employee, email: asa, name: 'Ása Þórsdóttir' } },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(asa)
        await person.load()
        expect(person.info.value?.name).toBe('Ása Þórsdóttir')
      },
    ))

  it('says that there is no such employee', () =>
    pact.interaction(
      {
        operation: 'employees.get',
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'somebody who is not employed',
        withRequest: { method: 'GET', path: '/companies/101/users/user/nobody%40example.is' },
        willRespondWith: { status: 404, body: refusalOf(string('There is no such employee')) },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of('nobody@example.is')
        await person.load()
        expect(person.info.error).toBe('There is no such employee')
      },
    ))

  it('shows training programs', () =>
    pact.interaction(
      {
        operation: 'employees.listTrainings',
        given: campaigns,
        as: 'viewer',
        uponReceiving: 'trainings of an employee',
        withRequest: { method: 'GET', path: `${page}/trainings` },
        willRespondWith: {
          status: 200,
          body: {
            trainings: eachLike({
              id: like(9001),
              name: string('Passwords'),
              status: integer(2),
              firstBatch: instant(),
              lessonsDelivered: integer(1),
              singleUserScore: like(50),
              opened: integer(1),
              averageIncorrectAnswerCount: like(1),
              subjectsNames: eachLike('Strong passwords'),
            }),
          },
        },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(asa)
        await person.loadTrainings()
        expect(person.trainings.value?.[0]?.name).toBe('Passwords')
      },
    ))

  it('shows assessments', () =>
    pact.interaction(
      {
        operation: 'employees.listAssessments',
        given: campaigns,
        as: 'viewer',
        uponReceiving: 'assessments of an employee',
        withRequest: { method: 'GET', path: `${page}/assessments` },
        willRespondWith: {
          status: 200,
          body: {
            assessments: eachLike({
              id: like(9001),
              name: string('Phishing'),
              status: integer(4),
              deliveryDate: instant(),
              completionDate: instant(),
              due: instant(),
              userScore: like(80),
              definition: { areas: eachLike('Phishing') },
            }),
          },
        },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(asa)
        await person.loadAssessments()
        expect(person.assessments.value?.[0]?.name).toBe('Phishing')
      },
    ))

  it('shows the lessons of a training', () =>
    pact.interaction(
      {
        operation: 'employees.status',
        given: campaigns,
        as: 'viewer',
        uponReceiving: 'lessons of one training',
        withRequest: { method: 'GET', path: '/companies/101/users/status/asa%40example.is?trainingId=9001' },
        willRespondWith: {
          status: 200,
          body: {
            subjects: eachLike({
              title: string('Strong passwords'),
              delivered: instant(),
              viewed: instant(),
              correct: integer(1),
              incorrect: integer(1),
              status: integer(2),
              eventId: integer(9001),
              training_ids: eachLike(9001),
            }),
            score: like(50),
            started: instant(),
            trainings: eachLike({ name: string('Passwords'), reminderTransport: integer(1) }),
          },
        },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(asa)
        await person.loadLessons(9001)
        expect(person.lessons.value?.subjects[0]?.title).toBe('Strong passwords')
      },
    ))

  it.each([
    [
      'somebody who is not employed',
      'nobody%40example.is',
      [],
      { status: 404, body: refusalOf(string('Refused')) },
    ],
    [
      'an employee while the server fails',
      'asa%40example.is',
      [{ state: 'the server fails', params: { status: 500, message: 'Refused' } }],
      refused.failing(500, 'Refused'),
    ],
  ] as const)('shows why there are no lessons of %s', (who, address, states, willRespondWith) =>
    pact.interaction(
      {
        operation: 'employees.status',
        given: [{ state: 'a company' }, ...states],
        as: 'viewer',
        uponReceiving: `lessons of ${who}`,
        withRequest: { method: 'GET', path: `/companies/101/users/status/${address}?trainingId=9001` },
        willRespondWith,
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(decodeURIComponent(address))
        await person.loadLessons(9001)
        expect(person.lessons).toMatchObject({ error: 'Refused', value: undefined })
      },
    ),
  )

  it.each([
    ['employees.listTrainings', 'trainings', 'trainings of somebody without any'],
    ['employees.listAssessments', 'assessments', 'assessments of somebody without any'],
  ] as const)('shows that there is nothing yet: %s', (operation, kind, uponReceiving) =>
    pact.interaction(
      {
        operation,
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving,
        withRequest: { method: 'GET', path: `${page}/${kind}` },
        willRespondWith: { status: 200, body: { [kind]: [] } },
      },
      async (running) => {
        const person = pactCompany(running).of(ShownPeople).of(asa)
        await (kind === 'trainings' ? person.loadTrainings() : person.loadAssessments())
        expect(person[kind].value).toEqual([])
      },
    ),
  )
})

describe('changing an employee', () => {
  const request = (body: unknown) =>
    ({ method: 'PUT', path: '/companies/101/users/asa%40example.is', body }) as const

  it('sends the new name with the lists', () =>
    pact.interaction(
      {
        operation: 'employees.update',
        given: [{ state: 'a company' }],
        as: 'helper',
        uponReceiving: 'a new name',
        withRequest: request({ name: 'Ása Ósk', listsId: [11, 12] }),
        willRespondWith: { status: 200, body: { success: true, user: { ...employee, name: 'Ása Ósk' } } },
      },
      async (running) => {
        const saved = await pactStore(running).update(asa, { name: 'Ása Ósk', listsId: [11, 12] })
        expect(saved.name).toBe('Ása Ósk')
      },
    ))

  it.each([
    [409, 'an address that somebody else has', 'admin', refusalOf(string('The address is taken'))],
    [403, 'a new address from a viewer', 'viewer', refusalOf(string('You may not do that'))],
  ] as const)('is refused in the server’s words: %i', (status, uponReceiving, as, body) =>
    pact.interaction(
      {
        operation: 'employees.update',
        given: [{ state: 'a company' }],
        as,
        uponReceiving,
        withRequest: request({ email: 'bjorn@example.is' }),
        willRespondWith: { status, body },
      },
      async (running) => {
        const change = pactStore(running).update(asa, { email: 'bjorn@example.is' })
        await expect(change).rejects.toMatchObject({ name: 'ApiError', status })
      },
    ),
  )
})

describe('deleting an employee', () => {
  const both = [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
  ]
  const leaver = (email: string) => ({ email, name: '', lists: both, isDeleted: null })
  const request = (email: string) =>
    ({
      method: 'DELETE',
      path: `/companies/101/users/${encodeURIComponent(email)}`,
      body: { lists: [11, 12] },
    }) as const

  it('takes them off the lists', () =>
    pact.interaction(
      {
        operation: 'employees.delete',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'an employee off all lists',
        withRequest: request(asa),
        willRespondWith: { status: 200, body: { success: true, deleted: true } },
      },
      async (running) => expect(await pactStore(running).remove(leaver(asa))).toBe(true),
    ))

  it('is refused under single sign-on', () =>
    pact.interaction(
      {
        operation: 'employees.delete',
        given: [{ state: 'a company', params: { singleSignOn: true } }],
        as: 'admin',
        uponReceiving: 'an employee off all lists under single sign-on',
        withRequest: request(asa),
        willRespondWith: { status: 403, body: refusalOf(string('Refused')) },
      },
      async (running) => {
        await expect(pactStore(running).remove(leaver(asa))).rejects.toMatchObject({
          name: 'ApiError',
          status: 403,
        })
      },
    ))

  it('takes who is gone already for deleted', () =>
    pact.interaction(
      {
        operation: 'employees.delete',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'somebody who is not employed off all lists',
        withRequest: request('nobody@example.is'),
        willRespondWith: { status: 404, body: refusalOf(string('Refused')) },
      },
      async (running) => expect(await pactStore(running).remove(leaver('nobody@example.is'))).toBe(true),
    ))
})
