import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boolean,
  eachLike,
  exampleToken,
  instant,
  integer,
  like,
  pactFor,
  refused,
  string,
  trainingAbilities,
  trainingFigures,
  trainingRow,
} from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { csvAnswer } from '../../test/answers.ts'
import { company, companyEnv as env } from '../../test/company.ts'
import { heed, newFolder } from '../../test/heed.ts'

const companyId = 101
const path = '/companies/101/trainings'
const given = [
  { state: 'a company' },
  { state: 'campaigns of an employee', params: { email: 'asa@example.is' } },
] as const

const trainings = {
  operation: 'trainings.list',
  given,
  as: 'admin',
  withRequest: { method: 'GET', path: `${path}?d=1&order=updated+desc&p=0&n=1000` },
  willRespondWith: { status: 200, body: { automations: [trainingRow], count: 1 } },
} as const
const oneTraining = {
  operation: 'trainings.get',
  given,
  as: 'admin',
  withRequest: { method: 'GET', path: `${path}/9001` },
  willRespondWith: {
    status: 200,
    body: {
      ...trainingAbilities,
      ...trainingFigures,
      id: 9001,
      name: 'Passwords',
      status: 2,
      active: 1,
      scheduleType: 0,
      frequency: string('W1'),
      subjectsPerInterval: integer(1),
      channel: 1,
      sendOptions: { channel: 1 },
      reminders_enabled: boolean(false),
      reminders_steps: eachLike({ delay: integer(1), delayType: integer(3) }),
      reminders_settings: { channel: 1, steps: eachLike({ delay: integer(1), delayType: integer(3) }) },
      definition: {
        introMessageEnabled: boolean(false),
        introductoryData: { message: like('') },
        userLists: [11],
        areas: [],
      },
      events: [{ id: 9001, send: instant(), status: 1, subjects: [{ subject_id: 101 }], reminders: [] }],
      lists: [{ id: 11, name: 'Finance' }],
      subjects: [101],
      subjectsNames: [string('Spot the phish')],
      template_id: null,
      templateCustomized: boolean(false),
      isScorm: false,
      uniqueId: string('training-9001'),
      firstBatch: instant(),
      lastBatch: instant(),
      created: instant(),
      updated: instant(),
      opened: 1,
      viewed: 1,
      totalForView: 1,
      bouncedEmails: 0,
      company_id: companyId,
    },
  },
} as const
const pact = pactFor('heed-cli', 'trainings')

it('shows the trainings of a company', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of trainings' },
      { ...trainings, uponReceiving: 'trainings list' },
    ],
    async (running) => {
      const { code, output } = await heed(['trainings', 'list'], { env: env(running) })
      expect([code, output]).toEqual([0, expect.stringMatching(/9001 +Passwords +active +– +1 +100% +100% /)])
    },
  ))

it('says that there are no trainings of a status and name', () =>
  pact.interactions(
    [
      { ...company, as: 'viewer', uponReceiving: 'the company without trainings' },
      {
        ...trainings,
        as: 'viewer',
        uponReceiving: 'the drafts of a name for a viewer, who sees none',
        withRequest: {
          method: 'GET',
          path: `${path}?d=1&status=-1&order=name+asc&p=0&n=1000&filter=autumn`,
        },
        willRespondWith: { status: 200, body: { automations: [], count: 0 } },
      },
    ],
    async (running) => {
      const words = ['trainings', 'list', '--status', 'draft', '--filter', 'autumn', '--order', 'name']
      const { code, error } = await heed(words, { env: env(running) })
      expect([code, error]).toEqual([0, 'Norðurljós has no such training.\n'])
    },
  ))

it('shows one training by its name', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a training' },
      { ...trainings, uponReceiving: 'the trainings of which one is called so' },
      { ...oneTraining, uponReceiving: 'trainings get' },
    ],
    async (running) => {
      const { code, output } = await heed(['trainings', 'get', 'passwords'], { env: env(running) })
      expect([code, output]).toEqual([0, expect.stringMatching(/lessons done +1 of 1 \(100%\)/)])
    },
  ))

it('says of a training that is not there where to look', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a training that is not there' },
      {
        ...oneTraining,
        uponReceiving: 'a training that is not there',
        withRequest: { method: 'GET', path: `${path}/77` },
        willRespondWith: refused.notFound('Training program not found :('),
      },
    ],
    async (running) => {
      const { code, error } = await heed(['trainings', 'get', '77'], { env: env(running) })
      expect([code, error]).toEqual([1, expect.stringContaining('heed trainings list')])
    },
  ))

const pdf = { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') }
const people = 'Name,Email,List,Started (UTC),Completed (UTC),Score (%)'
const lessons = 'Name,Email,List,Lesson,Delivered (UTC),Viewed (UTC),Right,Wrong'
it.each([
  ['the PDF', ['--format', 'pdf'], 'pdf', '/report?', { status: 200, file: pdf }, 'report.pdf'],
  [
    'everybody as PDF',
    ['--detailed'],
    'pdf',
    '/report?users_details=1&',
    { status: 200, file: pdf },
    'employees.pdf',
  ],
  [
    'how far each is',
    ['--format', 'csv'],
    'usersCsv',
    '/users_report/csv?',
    csvAnswer(people),
    'employees.csv',
  ],
  [
    'a row per lesson',
    ['--format', 'csv', '--detailed'],
    'usersDetailedCsv',
    '/users_detailed_report/csv?',
    csvAnswer(lessons),
    'lessons.csv',
  ],
  ['the links', ['--links'], 'signInLinksCsv', '/users/csv?', csvAnswer('name,email,link'), 'links.csv'],
] as const)('downloads %s of a training', async (what, words, name, file, willRespondWith, ending) => {
  const out = await newFolder()
  await pactFor('heed-cli', 'trainingReports').interactions(
    [
      { ...company, uponReceiving: `the company of ${what}` },
      { ...oneTraining, uponReceiving: `the training of ${what}` },
      {
        operation: `trainingReports.${name}`,
        uponReceiving: what,
        given,
        as: 'admin',
        withRequest: { method: 'GET', path: `${path}/9001${file}token=${exampleToken}` },
        willRespondWith,
      },
    ],
    async (running) => {
      const line = ['trainings', 'report', '9001', ...words, '--out', join(out, '/')]
      expect((await heed(line, { env: env(running) })).code).toBe(0)
    },
  )
  expect(await readdir(out)).toEqual([`Passwords 9001 ${ending}`])
})
