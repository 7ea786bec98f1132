import { eachLike, integer, regex, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const id = 9101
const one = { companyId: 101, assessmentId: String(id) }
const given = { 'an assessment': { assessmentId: id, is: 'active' } } as const
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

pinClient([
  {
    pin: 'assessmentReports.riskInsights: where people are at risk',
    ...reading,
    request: 'GET /companies/101/assessments/9101/riskInsights',
    answer: {
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
    },
    do: (client) => client.assessmentReports.riskInsights(one),
  },
  {
    pin: 'assessmentReports.listScores: the heatmap',
    ...reading,
    request: 'GET /companies/101/assessments/9101/listScores',
    answer: {
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
    },
    do: (client) => client.assessmentReports.listScores(one),
  },
  {
    pin: 'assessmentReports.threatAreas: the threat areas of one list',
    ...reading,
    request: 'GET /companies/101/assessments/9101/threatAreas?listId=11',
    answer: {
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
    },
    do: (client) => client.assessmentReports.threatAreas({ ...one, listId: 11 }),
  },
  {
    pin: 'assessmentReports.threatAreaDetail: one threat area',
    ...reading,
    request: 'GET /companies/101/assessments/9101/threatAreas/Phishing',
    answer: {
      averageScore: 40,
      assessmentKeyBehavioursCount: 1,
      totalKeyBehavioursCount: 3,
      questionsCount: 1,
      keyBehaviours: [checking],
    },
    do: (client) => client.assessmentReports.threatAreaDetail({ ...one, threatAreaCode: 'Phishing' }),
  },
  {
    pin: 'assessmentReports.threatAreaDetail: an area that no scenario is about',
    ...reading,
    request: 'GET /companies/101/assessments/9101/threatAreas/Remote_work',
    fails: refused.notFound('No data to display.'),
    do: (client) => client.assessmentReports.threatAreaDetail({ ...one, threatAreaCode: 'Remote_work' }),
  },
  {
    pin: 'assessmentReports.keyBehaviours: behaviours of one area and list',
    ...reading,
    request:
      'GET /companies/101/assessments/9101/keyBehaviours?threatArea=Phishing&listId=11&riskScoreBase=39',
    answer: { keyBehaviours: [{ ...checking, usersAtRiskPercentage: 0 }] },
    do: (client) =>
      client.assessmentReports.keyBehaviours({
        ...one,
        threatArea: 'Phishing',
        listId: 11,
        riskScoreBase: 39,
      }),
  },
  {
    pin: 'assessmentReports.employees: how many took part',
    ...reading,
    request: 'GET /companies/101/assessments/9101/employees_report',
    answer: {
      usersTotal: 3,
      usersStarted: 1,
      usersFinished: 1,
      attendance: 33,
      lists: listRows,
    },
    do: (client) => client.assessmentReports.employees(one),
  },
  {
    pin: 'assessmentReports.questions: scenarios of one area',
    ...reading,
    request: 'GET /companies/101/assessments/9101/questions_report?threatArea=Phishing',
    answer: { questions: [scenario] },
    do: (client) => client.assessmentReports.questions({ ...one, threatArea: 'Phishing' }),
  },
])

pinClient([
  {
    pin: 'infosec.getSummary: the public summary',
    as: 'nobody',
    given,
    request: 'GET /infosec/assessment/summary',
    answer: {
      resilienceScore: integer(65),
      areas: eachLike({ name: string('Phishing'), score: integer(40) }),
      bestBehaviour: regex(/.+/, 'Uses long passwords, each in one place'),
      worstBehaviour: regex(/.+/, 'Checks sender and links before acting'),
    },
    do: (client) => client.infosec.getSummary({}),
  },
])
