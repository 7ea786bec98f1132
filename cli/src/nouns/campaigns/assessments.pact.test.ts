import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  assessmentRow,
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
} from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv as env } from '../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'

const { id } = assessmentRow
const path = '/companies/101/assessments'
const given = { 'an assessment': { assessmentId: id, is: 'active' } } as const

const assessments = {
  pin: 'assessments.list',
  given,
  request: `GET ${path}?d=1&order=last_updated+desc&p=0&n=1000`,
  answer: { assessments: [assessmentRow], count: 1 },
} as const
const oneAssessment = {
  pin: 'assessments.get',
  given,
  request: `GET ${path}/${id}`,
  answer: {
    id,
    name: 'Where we stand',
    status: 2,
    generalAssessmentStatus: 'active',
    active: 1,
    date: matchInstant(),
    timeOfDay: '09:00',
    last_updated: matchInstant(),
    sendOptions: { date: matchInstant(), channel: 1, scheduleType: 0 },
    personalizeEnabled: false,
    introMessageEnabled: false,
    introMessage: null,
    reminders_enabled: true,
    reminders_channel: 1,
    templateCustomized: true,
    selectedUserListsIds: [11, 12, 13],
    areas: [
      { name: 'Phishing', score: 40 },
      { name: 'Passwords', score: 90 },
    ],
    totalEmployees: 3,
    started: 1,
    completed: 1,
    score: 65,
    uniqueId: string('a0000001'),
    statusInfo: { label: 'Active', color: string('#2e7d32') },
    scheduleType: 0,
    deliveryDate: matchInstant(),
    due: matchInstant(),
    created: matchInstant(),
    lastCompleted: matchInstant(),
    channel: 1,
    definition: {
      questions: [1001, 2001],
      userLists: [11, 12, 13],
      areas: ['Phishing', 'Passwords'],
      personalizeData: like({}),
    },
    reminders_steps: eachLike({ id: integer(91010), sendTime: matchInstant(), alreadySet: true }),
    templateIds: ['custom'],
    questions: [1001, 2001],
    selectedUserCount: 3,
    threatAreas: [
      { name: 'Phishing', score: 40 },
      { name: 'Passwords', score: 90 },
    ],
    resilienceScore: 65,
    scoreDistribution: eachLike({
      from: integer(0),
      to: integer(24),
      employeePercent: integer(0),
      value: integer(0),
    }),
    attendance: 33,
    usersFinished: 1,
    usersStarted: 1,
    usersTotal: 3,
    bouncedEmails: 1,
    recommendations: [],
    isScorm: false,
    isCompleted: false,
    hasStarted: true,
    canRemind: boolean(false),
    companyId: 101,
  },
} as const

const pact = createPact('heed-cli', 'assessments')

it("assessments list shows a company's assessments", () =>
  pact.story(
    [nameCall('the company of assessments', companyPin), nameCall('assessments list', assessments)],
    async (running) => {
      const { code, output } = await runHeed(['assessments', 'list'], { env: env(running) })
      expect([code, output]).toEqual([0, expect.stringMatching(/9101 +Where we stand +active +– +3 +1 +1 /)])
    },
  ))

it('assessments list marks packaged assessments, which have no employees', () =>
  pact.story(
    [
      nameCall('the company of packaged assessments', companyPin),
      nameCall('packaged ones', {
        ...assessments,
        given: { 'an assessment': { assessmentId: id, is: 'active', packaged: true } },
        answer: {
          assessments: [
            {
              ...assessmentRow,
              id: `p${id}`,
              isScorm: true,
              deliveryDate: null,
              due: null,
              totalEmployees: 0,
              usersFinished: 0,
              started: 0,
              attendance: 0,
              resilienceScore: null,
              userLists: [],
            },
          ],
          count: 1,
        },
      }),
    ],
    async (running) => {
      const { output } = await runHeed(['assessments', 'list', '--json'], { env: env(running) })
      expect(JSON.parse(output)).toMatchObject([{ id: 'p9101', packaged: true, people: 0, due: null }])
    },
  ))

it("assessments get shows one assessment, or suggests the list if there's no such ID", () =>
  pact.story(
    [
      nameCall('the company of an assessment', companyPin),
      nameCall('assessments get', oneAssessment),
      nameCall('an assessment that is not there', {
        ...oneAssessment,
        request: `GET ${path}/77`,
        fails: rejections.notFound('Assessment not found :('),
      }),
    ],
    async (running) => {
      const { output } = await runHeed(['assessments', 'get', '9101'], { env: env(running) })
      expect(output).toContain('resilience score  65')
      const { code, error } = await runHeed(['assessments', 'get', '77'], { env: env(running) })
      expect([code, error]).toEqual([1, expect.stringContaining('heed assessments list')])
    },
  ))

const detailedHeading =
  'Name,Email,List,Invited (UTC),Started (UTC),Completed (UTC),Mail came back,Score (%),Phishing (%),Passwords (%)'
const answersHeading = 'Name,Email,List,Scenario,Threat area,Key behaviours,Score (%),Answered (UTC)'
it.each([
  ['people', 'detailedCsv', `/detailed_report/csv?token=${exampleToken}`, createCsvResponse(detailedHeading)],
  ['answers', 'answersCsv', '/answers_report/csv', createCsvResponse(answersHeading)],
  ['lists', 'lists', '/lists?csv=1', createCsvResponse('List,Employees,Started,Completed (%),Score (%)')],
] as const)('assessments report downloads the %s of an assessment', async (of, name, file, response) => {
  const out = await makeTempFolder()
  await createPact('heed-cli', 'assessmentReports').story(
    [
      nameCall(`the company of ${of}`, companyPin),
      nameCall(`the assessment of ${of}`, oneAssessment),
      {
        pin: `assessmentReports.${name}: the ${of} as a file`,
        given,
        request: `GET ${path}/${id}${file}`,
        response,
      },
    ],
    async (running) => {
      const file = join(out, 'results.csv')
      const line = ['assessments', 'report', '9101', '--of', of, '--out', file]
      expect((await runHeed(line, { env: env(running) })).code).toBe(0)
    },
  )
  expect(await readdir(out)).toEqual(['results.csv'])
})
