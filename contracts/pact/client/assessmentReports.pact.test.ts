import { eachLike, integer, regex, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const id = 9101
const one = { companyId: 101, assessmentId: String(id) }
const { get } = requestsBelow(`/companies/101/assessments/${id}`)
const given = [{ state: 'an assessment', params: { assessmentId: id, is: 'active' } }] as const
const reading = { as: 'viewer', given } as const
const finance = {
  listId: 11,
  listName: 'Finance',
  employeesCount: 2,
  started: 1,
  completionRate: 50,
  resilienceScore: 65,
}
const nobody = { employeesCount: 0, started: 0, completionRate: 0, resilienceScore: null }
const listRows = [
  finance,
  { ...finance, listId: 12, listName: 'Sales' },
  { ...nobody, listId: 13, listName: 'Warehouse' },
]
const phishing = {
  area: 'Phishing',
  code: 'Phishing',
  questionsCount: 1,
  weakestKeyBehaviour: string('Checks sender and links before acting'),
  averageScore: 40,
}
const checking = {
  keyBehaviourName: string('Checks sender and links before acting'),
  keyBehaviourCode: 'check-sender',
  threatArea: 'Phishing',
  coverage: 50,
  averageScore: 40,
  usersAtRiskPercentage: 100,
}
const scenario = {
  number: 1,
  id: 1001,
  name: string('The full mailbox'),
  area: 'Phishing',
  key_behaviour_count: 1,
  component_names: eachLike('Checks sender and links before acting'),
  average_score_percentage: 40,
}

const rows: Row[] = [
  {
    ...reading,
    operation: 'assessmentReports.riskInsights',
    uponReceiving: 'where people are at risk',
    withRequest: get('/riskInsights'),
    willRespondWith: ok({
      insights: [
        {
          type: 'KEY_BEHAVIOUR',
          context: {
            name: string('Checks sender and links before acting'),
            keyBehaviour: 'check-sender',
            threatArea: 'Phishing',
            employeesPercentage: 100,
            averageScore: 40,
          },
        },
        {
          type: 'THREAT_AREA',
          context: { name: 'Phishing', threatArea: 'Phishing', employeesPercentage: 100, averageScore: 40 },
        },
        {
          type: 'QUESTIONS',
          context: {
            name: string('The full mailbox'),
            id: 1001,
            threatArea: 'Phishing',
            employeesPercentage: 100,
            averageScore: 40,
          },
        },
      ],
    }),
    call: (client) => client.assessmentReports.riskInsights(one),
    gives: { insights: [{ type: 'KEY_BEHAVIOUR' }, { type: 'THREAT_AREA' }, { type: 'QUESTIONS' }] },
  },
  {
    ...reading,
    operation: 'assessmentReports.listScores',
    uponReceiving: 'the heatmap',
    withRequest: get('/listScores'),
    willRespondWith: ok({
      lists: [11, 12, 13].map((listId, at) => ({
        listId,
        listName: listRows[at]?.listName,
        usersCount: listRows[at]?.employeesCount,
        started: listRows[at]?.started,
        areas: [
          { area: 'Phishing', averageScore: at === 2 ? null : 40 },
          { area: 'Passwords', averageScore: at === 2 ? null : 90 },
        ],
      })),
    }),
    call: (client) => client.assessmentReports.listScores(one),
    gives: { lists: [{ listId: 11 }, { listId: 12 }, { listId: 13 }] },
  },
  {
    ...reading,
    operation: 'assessmentReports.threatAreas',
    uponReceiving: 'the threat areas of one list',
    withRequest: get('/threatAreas?listId=11'),
    willRespondWith: ok({
      threatAreas: [
        phishing,
        {
          ...phishing,
          area: 'Passwords',
          code: 'Passwords',
          weakestKeyBehaviour: string('Uses'),
          averageScore: 90,
        },
      ],
    }),
    call: (client) => client.assessmentReports.threatAreas({ ...one, listId: 11 }),
    gives: { threatAreas: [{ averageScore: 40 }, { averageScore: 90 }] },
  },
  {
    ...reading,
    operation: 'assessmentReports.threatAreaDetail',
    uponReceiving: 'one threat area',
    withRequest: get('/threatAreas/Phishing'),
    willRespondWith: ok({
      averageScore: 40,
      assessmentKeyBehavioursCount: 1,
      totalKeyBehavioursCount: 3,
      questionsCount: 1,
      keyBehaviours: [checking],
    }),
    call: (client) => client.assessmentReports.threatAreaDetail({ ...one, threatAreaCode: 'Phishing' }),
    gives: { averageScore: 40 },
  },
  {
    ...reading,
    operation: 'assessmentReports.threatAreaDetail',
    uponReceiving: 'an area that no scenario is about',
    withRequest: get('/threatAreas/Remote_work'),
    willRespondWith: refused.notFound('No data to display.'),
    call: (client) => client.assessmentReports.threatAreaDetail({ ...one, threatAreaCode: 'Remote_work' }),
    fails: { kind: 'notFound', message: 'No data to display.' },
  },
  {
    ...reading,
    operation: 'assessmentReports.keyBehaviours',
    uponReceiving: 'behaviours of one area and list',
    withRequest: get('/keyBehaviours?threatArea=Phishing&listId=11&riskScoreBase=39'),
    willRespondWith: ok({ keyBehaviours: [{ ...checking, usersAtRiskPercentage: 0 }] }),
    call: (client) =>
      client.assessmentReports.keyBehaviours({
        ...one,
        threatArea: 'Phishing',
        listId: 11,
        riskScoreBase: 39,
      }),
    gives: { keyBehaviours: [{ usersAtRiskPercentage: 0 }] },
  },
  {
    ...reading,
    operation: 'assessmentReports.employees',
    uponReceiving: 'how many took part',
    withRequest: get('/employees_report'),
    willRespondWith: ok({
      usersTotal: 3,
      usersStarted: 1,
      usersFinished: 1,
      attendance: 33,
      lists: listRows,
    }),
    call: (client) => client.assessmentReports.employees(one),
    gives: { usersTotal: 3, attendance: 33 },
  },
  {
    ...reading,
    operation: 'assessmentReports.questions',
    uponReceiving: 'scenarios of one area',
    withRequest: get('/questions_report?threatArea=Phishing'),
    willRespondWith: ok({ questions: [scenario] }),
    call: (client) => client.assessmentReports.questions({ ...one, threatArea: 'Phishing' }),
    gives: { questions: [{ number: 1, id: 1001 }] },
  },
]

pinRows(rows)

pinRows([
  {
    operation: 'infosec.getSummary',
    uponReceiving: 'the public summary',
    as: 'nobody',
    given,
    withRequest: requestsBelow('/infosec').get('/assessment/summary'),
    willRespondWith: ok({
      resilienceScore: integer(65),
      areas: eachLike({ name: string('Phishing'), score: integer(40) }),
      bestBehaviour: regex(/.+/, 'Uses long passwords, each in one place'),
      worstBehaviour: regex(/.+/, 'Checks sender and links before acting'),
    }),
    call: (client) => client.infosec.getSummary({}),
    gives: { resilienceScore: 65 },
  },
])
