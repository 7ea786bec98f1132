import { rejections } from '../files/refusals.ts'
import { eachLike, integer, matchInstant, string } from '../matchers.ts'
import { subjectRow, templateRow } from './libraryRows.ts'
import { testClientPins } from './pins.ts'

const platformRecords = { 'records of the platform': true } as const

testClientPins([
  {
    pin: 'system.listHooks: the hooks',
    as: 'super',
    given: platformRecords,
    request: 'GET /system/hooks',
    answer: {
      hooks: eachLike({
        id: integer(1),
        url: string('https://a.example/'),
        event: string('b'),
        enabled: true,
      }),
    },
    do: (client) => client.system.listHooks(),
  },
  {
    pin: 'system.listHooks: the hooks, asked for by a partner',
    as: 'partner',
    request: 'GET /system/hooks',
    fails: rejections.forbidden(),
    do: (client) => client.system.listHooks(),
  },
  {
    pin: 'system.listNotifications: the notifications',
    as: 'super',
    given: { 'a public notice': { type: 'warning', message: 'Back at noon' } },
    request: 'GET /notifications?p=0&n=10&order=id+desc',
    answer: {
      notifications: eachLike({
        id: integer(1),
        status: '1',
        type: 'warning',
        message: 'Back at noon',
        created: matchInstant(),
      }),
      count: integer(1),
    },
    do: (client) => client.system.listNotifications({ p: 0, n: 10, order: 'id desc' }),
  },
  {
    pin: 'system.listFreemiums: the free registrations',
    as: 'super',
    given: platformRecords,
    request: 'GET /freemiums',
    answer: {
      freemiums: eachLike({
        id: integer(51),
        email: string('free@example.is'),
        created: matchInstant(),
        counter: integer(3),
      }),
      count: integer(1),
    },
    do: (client) => client.system.listFreemiums(),
  },
  {
    pin: 'system.resetFreemiumCounter: a counter that is set back',
    as: 'super',
    given: platformRecords,
    request: 'POST /freemiums/resetCounter',
    body: { id: 51 },
    answer: { success: true },
    do: (client) => client.system.resetFreemiumCounter({ id: 51 }),
  },
  {
    pin: 'system.resetFreemiumCounter: a counter of nobody',
    as: 'super',
    given: platformRecords,
    request: 'POST /freemiums/resetCounter',
    body: { id: 52 },
    fails: rejections.notFound('There is no such registration'),
    do: (client) => client.system.resetFreemiumCounter({ id: 52 }),
  },
  {
    pin: 'system.listFreemiumVideos: the free videos',
    as: 'super',
    request: 'GET /freemiums/videos',
    answer: { videos: eachLike(subjectRow) },
    do: (client) => client.system.listFreemiumVideos(),
  },
  {
    pin: 'system.listSuperSubjects: the subjects by a word',
    as: 'super',
    request: 'GET /super/subjects?p=0&n=10&filter=pass',
    answer: { subjects: eachLike(subjectRow), count: integer(1) },
    do: (client) => client.system.listSuperSubjects({ p: 0, n: 10, filter: 'pass' }),
  },
  {
    pin: 'system.listSuperCategories: the categories',
    as: 'super',
    request: 'GET /super/categories',
    answer: { categories: eachLike({ name: string('Email'), subjects: [] }), count: integer(8) },
    do: (client) => client.system.listSuperCategories(),
  },
  {
    pin: 'system.listSuperTemplates: the templates of assessments',
    as: 'super',
    request: 'GET /super/templates?assessment=1',
    answer: { templates: eachLike({ ...templateRow, subjects: [] }), count: integer(6) },
    do: (client) => client.system.listSuperTemplates({ assessment: '1' }),
  },
])
