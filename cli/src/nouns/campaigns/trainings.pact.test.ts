import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boolean,
  createCsvResponse,
  createPact,
  eachLike,
  exampleToken,
  integer,
  like,
  matchInstant,
  nameCall,
  rejections,
  string,
  trainingAbilities,
  trainingFigures,
  trainingRow,
} from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv as env } from '../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'

const companyId = 101
const path = '/companies/101/trainings'
const given = { 'campaigns of an employee': { email: 'asa@example.is' } } as const

const trainings = {
  pin: 'trainings.list',
  given,
  request: `GET ${path}?d=1&order=updated+desc&p=0&n=1000`,
  answer: { automations: [trainingRow], count: 1 },
} as const
const oneTraining = {
  pin: 'trainings.get',
  given,
  request: `GET ${path}/9001`,
  answer: {
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
    events: [{ id: 9001, send: matchInstant(), status: 1, subjects: [{ subject_id: 101 }], reminders: [] }],
    lists: [{ id: 11, name: 'Finance' }],
    subjects: [101],
    subjectsNames: [string('Spot the phish')],
    template_id: null,
    templateCustomized: boolean(false),
    isScorm: false,
    uniqueId: string('training-9001'),
    firstBatch: matchInstant(),
    lastBatch: matchInstant(),
    created: matchInstant(),
    updated: matchInstant(),
    opened: 1,
    viewed: 1,
    totalForView: 1,
    bouncedEmails: 0,
    company_id: companyId,
  },
} as const
const pact = createPact('heed-cli', 'trainings')

it("trainings list shows a company's trainings", () =>
  pact.story(
    [nameCall('the company of trainings', companyPin), nameCall('trainings list', trainings)],
    async (running) => {
      const { code, output } = await runHeed(['trainings', 'list'], { env: env(running) })
      expect([code, output]).toEqual([0, expect.stringMatching(/9001 +Passwords +active +– +1 +100% +100% /)])
    },
  ))

it('trainings list says when no training matches a status and name', () =>
  pact.story(
    [
      nameCall('the company without trainings', { ...companyPin, as: 'viewer' }),
      nameCall('the drafts of a name for a viewer, who sees none', {
        ...trainings,
        as: 'viewer',
        request: `GET ${path}?d=1&status=-1&order=name+asc&p=0&n=1000&filter=autumn`,
        answer: { automations: [], count: 0 },
      }),
    ],
    async (running) => {
      const words = ['trainings', 'list', '--status', 'draft', '--filter', 'autumn', '--order', 'name']
      const { code, error } = await runHeed(words, { env: env(running) })
      expect([code, error]).toEqual([0, 'Norðurljós has no matching trainings.\n'])
    },
  ))

it('trainings get finds a training by its name', () =>
  pact.story(
    [
      nameCall('the company of a training', companyPin),
      nameCall('the trainings of which one is called so', trainings),
      nameCall('trainings get', oneTraining),
    ],
    async (running) => {
      const { code, output } = await runHeed(['trainings', 'get', 'passwords'], { env: env(running) })
      expect([code, output]).toEqual([0, expect.stringMatching(/lessons done +1 of 1 \(100%\)/)])
    },
  ))

it('trainings get suggests the list for an unknown training', () =>
  pact.story(
    [
      nameCall('the company of a training that is not there', companyPin),
      nameCall('a training that is not there', {
        ...oneTraining,
        request: `GET ${path}/77`,
        fails: rejections.notFound('Training program not found :('),
      }),
    ],
    async (running) => {
      const { code, error } = await runHeed(['trainings', 'get', '77'], { env: env(running) })
      expect([code, error]).toEqual([1, expect.stringContaining('heed trainings list')])
    },
  ))

it("trainings report says that a training hasn't started and writes no file", async () => {
  const planned = { 'a training': { trainingId: 9001, is: 'scheduled' } } as const
  const out = await makeTempFolder()
  await createPact('heed-cli', 'trainingReports').story(
    [
      nameCall('the company of a training that has not begun', companyPin),
      nameCall('a training that has not begun', {
        ...oneTraining,
        given: planned,
        answer: {
          ...oneTraining.answer,
          status: 1,
          events: [
            { id: 9001, send: matchInstant(), status: 0, subjects: [{ subject_id: 101 }], reminders: [] },
          ],
          active: 0,
          subjectsSent: 0,
          totalUsers: 2,
          total: 2,
          score: 0,
          opened: 0,
          viewed: 0,
          totalForView: 0,
        },
      }),
      {
        pin: 'trainingReports.pdf: before the training begins',
        given: planned,
        request: `GET ${path}/9001/report?token=${exampleToken}`,
        fails: rejections.conflict('This training has not started yet'),
      },
    ],
    async (running) => {
      const line = ['trainings', 'report', '9001', '--format', 'pdf', '--out', join(out, '/')]
      const { code, error } = await runHeed(line, { env: env(running) })
      expect([code, error]).toEqual([8, expect.stringContaining('This training has not started yet')])
    },
  )
  expect(await readdir(out)).toEqual([])
})

const pdf = { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') }
const peopleHeading = 'Name,Email,List,Started (UTC),Completed (UTC),Score (%)'
const lessonsHeading = 'Name,Email,List,Lesson,Delivered (UTC),Viewed (UTC),Right answers,Wrong answers'
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
    createCsvResponse(peopleHeading),
    'employees.csv',
  ],
  [
    'a row per lesson',
    ['--format', 'csv', '--detailed'],
    'usersDetailedCsv',
    '/users_detailed_report/csv?',
    createCsvResponse(lessonsHeading),
    'lessons.csv',
  ],
  [
    'the links',
    ['--links'],
    'signInLinksCsv',
    '/users/csv?',
    createCsvResponse('name,email,link'),
    'links.csv',
  ],
] as const)(
  'trainings report downloads %s of a training',
  async (what, words, name, file, response, ending) => {
    const out = await makeTempFolder()
    await createPact('heed-cli', 'trainingReports').story(
      [
        nameCall(`the company of ${what}`, companyPin),
        nameCall(`the training of ${what}`, oneTraining),
        {
          pin: `trainingReports.${name}: ${what}`,
          given,
          request: `GET ${path}/9001${file}token=${exampleToken}`,
          response,
        },
      ],
      async (running) => {
        const line = ['trainings', 'report', '9001', ...words, '--out', join(out, '/')]
        expect((await runHeed(line, { env: env(running) })).code).toBe(0)
      },
    )
    const [kind, extension] = ending.split('.')
    // File names contain the server's date.
    expect(await readdir(out)).toEqual([
      expect.stringMatching(
        new RegExp(`^Norðurljós Passwords 9001 ${kind} \\d{4}-\\d\\d-\\d\\d\\.${extension}$`),
      ),
    ])
  },
)
