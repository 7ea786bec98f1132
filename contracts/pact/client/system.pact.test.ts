import { describe, expect, it } from 'vitest'
import { eachLike, instant, integer, regex, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { subjectRow, templateRow } from './libraryRows.ts'
import { pinCall } from './pinCall.ts'

const given = [{ state: 'a company' }] as const
const recorded = [{ state: 'a company' }, { state: 'records of the platform' }] as const

describe('the super level', () => {
  it('sees the hooks', () =>
    pinCall(
      {
        operation: 'system.listHooks',
        given: recorded,
        as: 'super',
        uponReceiving: 'the hooks',
        withRequest: { method: 'GET', path: '/system/hooks' },
        willRespondWith: {
          status: 200,
          body: {
            hooks: eachLike({
              id: integer(1),
              url: string('https://a.example/'),
              event: string('b'),
              enabled: true,
            }),
          },
        },
      },
      async (client) => expect((await client.system.listHooks()).hooks).toHaveLength(1),
    ))

  it('alone does so', () =>
    pinCall(
      {
        operation: 'system.listHooks',
        given,
        as: 'partner',
        uponReceiving: 'the hooks, asked for by a partner',
        withRequest: { method: 'GET', path: '/system/hooks' },
        willRespondWith: refused.forbidden(),
      },
      async (client) => expect(client.system.listHooks()).rejects.toMatchObject({ kind: 'forbidden' }),
    ))

  it('sees public notifications a page at a time', () =>
    pinCall(
      {
        operation: 'system.listNotifications',
        given: [...given, { state: 'a public notice', params: { type: 'warning', message: 'Back at noon' } }],
        as: 'super',
        uponReceiving: 'the notifications',
        withRequest: { method: 'GET', path: '/notifications?p=0&n=10&order=id+desc' },
        willRespondWith: {
          status: 200,
          body: {
            notifications: eachLike({
              id: integer(1),
              status: '1',
              type: 'warning',
              message: 'Back at noon',
              created: instant(),
            }),
            count: integer(1),
          },
        },
      },
      async (client) =>
        expect(await client.system.listNotifications({ p: 0, n: 10, order: 'id desc' })).toMatchObject({
          count: 1,
        }),
    ))

  it('sees whom a notification can be meant for', () =>
    pinCall(
      {
        operation: 'system.listNotificationTargets',
        given,
        as: 'super',
        uponReceiving: 'the targets',
        withRequest: { method: 'GET', path: '/notifications/targets' },
        willRespondWith: {
          status: 200,
          body: {
            targets: eachLike({
              id: integer(101),
              name: string('Norðurljós'),
              type: regex(/^(company|partner)$/, 'company'),
            }),
          },
        },
      },
      async (client) => expect((await client.system.listNotificationTargets()).targets).toHaveLength(1),
    ))

  it('sees who registered for free', () =>
    pinCall(
      {
        operation: 'system.listFreemiums',
        given: recorded,
        as: 'super',
        uponReceiving: 'the free registrations',
        withRequest: { method: 'GET', path: '/freemiums' },
        willRespondWith: {
          status: 200,
          body: {
            freemiums: eachLike({
              id: integer(51),
              email: string('free@example.is'),
              created: instant(),
              counter: integer(3),
            }),
            count: integer(1),
          },
        },
      },
      async (client) => expect((await client.system.listFreemiums()).count).toBe(1),
    ))

  it.each([
    [51, { status: 200, body: { success: true } }, 'a counter that is set back'],
    [52, refused.notFound('There is no such registration'), 'a counter of nobody'],
  ] as const)('sets the counter %i back', (id, willRespondWith, uponReceiving) =>
    pinCall(
      {
        operation: 'system.resetFreemiumCounter',
        given: recorded,
        as: 'super',
        uponReceiving,
        withRequest: { method: 'POST', path: '/freemiums/resetCounter', body: { id } },
        willRespondWith,
      },
      async (client) => {
        const answer = client.system.resetFreemiumCounter({ id })
        if (willRespondWith.status === 200) expect(await answer).toEqual({ success: true })
        else await expect(answer).rejects.toMatchObject({ kind: 'notFound' })
      },
    ),
  )

  it('sees the videos of the free plan', () =>
    pinCall(
      {
        operation: 'system.listFreemiumVideos',
        given,
        as: 'super',
        uponReceiving: 'the free videos',
        withRequest: { method: 'GET', path: '/freemiums/videos' },
        willRespondWith: { status: 200, body: { videos: eachLike(subjectRow) } },
      },
      async (client) => expect((await client.system.listFreemiumVideos()).videos).toHaveLength(1),
    ))

  it('sees every subject a page at a time', () =>
    pinCall(
      {
        operation: 'system.listSuperSubjects',
        given,
        as: 'super',
        uponReceiving: 'the subjects by a word',
        withRequest: { method: 'GET', path: '/super/subjects?p=0&n=10&filter=pass' },
        willRespondWith: { status: 200, body: { subjects: eachLike(subjectRow), count: integer(1) } },
      },
      async (client) =>
        expect((await client.system.listSuperSubjects({ p: 0, n: 10, filter: 'pass' })).count).toBe(1),
    ))

  it('sees every category', () =>
    pinCall(
      {
        operation: 'system.listSuperCategories',
        given,
        as: 'super',
        uponReceiving: 'the categories',
        withRequest: { method: 'GET', path: '/super/categories' },
        willRespondWith: {
          status: 200,
          body: { categories: eachLike({ name: string('Email'), subjects: [] }), count: integer(8) },
        },
      },
      async (client) => expect((await client.system.listSuperCategories()).count).toBe(8),
    ))

  it('sees the templates of assessments', () =>
    pinCall(
      {
        operation: 'system.listSuperTemplates',
        given,
        as: 'super',
        uponReceiving: 'the templates of assessments',
        withRequest: { method: 'GET', path: '/super/templates?assessment=1' },
        willRespondWith: {
          status: 200,
          body: { templates: eachLike({ ...templateRow, subjects: [] }), count: integer(6) },
        },
      },
      async (client) => expect((await client.system.listSuperTemplates({ assessment: '1' })).count).toBe(6),
    ))

  it('sees every company a page at a time', () =>
    pinCall(
      {
        operation: 'system.listSuperCompanies',
        given,
        as: 'super',
        uponReceiving: 'the companies by a name',
        withRequest: { method: 'GET', path: '/super/companies?p=0&n=10&filter=nor%C3%B0' },
        willRespondWith: {
          status: 200,
          body: {
            companies: eachLike({
              company_id: integer(101),
              company_name: string('Norðurljós'),
              users_total: integer(4),
              users_available: integer(100),
            }),
            count: integer(1),
          },
        },
      },
      async (client) =>
        expect(
          (await client.system.listSuperCompanies({ p: 0, n: 10, filter: 'norð' })).companies,
        ).toHaveLength(1),
    ))
})

describe('system.impersonate', () => {
  const impersonate = (userId: string) =>
    ({
      operation: 'system.impersonate',
      given,
      as: 'super',
      withRequest: { method: 'POST', path: `/system/impersonate/${userId}`, body: {} },
    }) as const

  it('answers a token of the person', () =>
    pinCall(
      {
        ...impersonate('pact-viewer'),
        uponReceiving: 'the eyes of a viewer',
        willRespondWith: { status: 200, body: { token: string('a.b.c') } },
      },
      async (client) =>
        expect(await client.system.impersonate({ userId: 'pact-viewer' })).toEqual({ token: 'a.b.c' }),
    ))

  it('says that there is nobody', () =>
    pinCall(
      {
        ...impersonate('nobody'),
        uponReceiving: 'the eyes of nobody',
        willRespondWith: refused.notFound('There is no such person'),
      },
      async (client) =>
        expect(client.system.impersonate({ userId: 'nobody' })).rejects.toMatchObject({ kind: 'notFound' }),
    ))
})
