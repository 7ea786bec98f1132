// @vitest-environment node
import { csvAnswer, eachLike, exampleToken, refused, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { pinCompany } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type AssessmentStore, ShownAssessment } from './AssessmentStore.ts'

const one = '/companies/101/assessments/9101'
const given = { 'an assessment': { assessmentId: 9101, is: 'active' } } as const
const reading = { as: 'viewer', given } as const
const after = (load: (assessment: AssessmentStore) => Promise<unknown>) => async (company: CompanyStores) => {
  const assessment = company.getStore(ShownAssessment).get('9101')
  await load(assessment)
  return assessment
}

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

pinCompany([
  {
    pin: 'assessmentReports.riskInsights: where people are at risk',
    ...reading,
    request: `GET ${one}/riskInsights`,
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
    do: after((assessment) => assessment.loadInsights()),
    reads: { insights: { value: [{ type: 'KEY_BEHAVIOUR' }, {}, {}] } },
  },
  {
    pin: 'assessmentReports.riskInsights: of one that nobody has answered',
    as: 'viewer',
    given: { 'an assessment': { assessmentId: 9101, is: 'scheduled' } },
    request: `GET ${one}/riskInsights`,
    answer: { insights: [] },
    do: after((assessment) => assessment.loadInsights()),
    reads: { insights: { value: [] } },
  },
  {
    pin: 'assessmentReports.listScores: the heatmap',
    ...reading,
    request: `GET ${one}/listScores`,
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
    do: after((assessment) => assessment.loadListScores()),
    reads: { listScores: { value: [{ listId: 11 }, { listId: 12 }, { listId: 13 }] } },
  },
  {
    pin: 'assessmentReports.employees: how each list stands',
    ...reading,
    request: `GET ${one}/employees_report`,
    answer: { usersTotal: 3, usersStarted: 1, usersFinished: 1, attendance: 33, lists: listRows },
    do: after((assessment) => assessment.loadLists()),
    reads: { lists: { value: [{ resilienceScore: 65 }, {}, {}] } },
  },
  {
    pin: 'assessmentReports.threatAreas: the threat areas',
    ...reading,
    request: `GET ${one}/threatAreas`,
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
    do: after((assessment) => assessment.loadAreas()),
    reads: { areas: { value: [{ area: 'Phishing' }, { area: 'Passwords' }] } },
  },
  {
    pin: 'assessmentReports.threatAreaDetail: one threat area',
    ...reading,
    request: `GET ${one}/threatAreas/Phishing`,
    answer: {
      averageScore: 40,
      assessmentKeyBehavioursCount: 1,
      totalKeyBehavioursCount: 3,
      questionsCount: 1,
      keyBehaviours: [checking],
    },
    do: after((assessment) => assessment.loadArea('Phishing')),
    reads: (_, assessment) => {
      const { value } = (assessment as AssessmentStore).area('Phishing')
      expect(value?.keyBehaviours[0]).toMatchObject({ usersAtRiskPercentage: 100 })
    },
  },
  {
    pin: 'assessmentReports.threatAreaDetail: an area that no scenario is about',
    ...reading,
    request: `GET ${one}/threatAreas/Remote_work`,
    fails: refused.notFound('No data to display.'),
    do: after((assessment) => assessment.loadArea('Remote_work')),
    reads: (_, assessment) =>
      expect((assessment as AssessmentStore).area('Remote_work').error).toBe('No data to display.'),
  },
  {
    pin: 'assessmentReports.questions: the scenarios',
    ...reading,
    request: `GET ${one}/questions_report`,
    answer: {
      questions: [
        scenario,
        { ...scenario, number: 2, id: 2001, area: 'Passwords', average_score_percentage: 90 },
      ],
    },
    do: after((assessment) => assessment.loadScenarios()),
    reads: { scenarios: { value: [{ number: 1 }, { number: 2 }] } },
  },
  {
    pin: 'assessmentReports.lists: lists.csv',
    ...reading,
    request: `GET ${one}/lists?csv=1`,
    response: csvAnswer('List,Employees,Started,Completed (%),Score (%)'),
    do: (company) => company.getStore(ShownAssessment).get('9101').listsCsv(),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'assessmentReports.detailedCsv: everybody with the score in each threat area',
    ...reading,
    request: `GET ${one}/detailed_report/csv?token=${exampleToken}&zone=Europe%2FBerlin`,
    response: csvAnswer(
      'Name,Email,List,Invited (UTC),Invited (Europe/Berlin),Started (UTC),Started (Europe/Berlin),Completed (UTC),Completed (Europe/Berlin),Mail came back,Score (%),Phishing (%),Passwords (%)',
    ),
    do: (company) =>
      company
        .getStore(ShownAssessment)
        .get('9101')
        .detailedCsv({ token: exampleToken, zone: 'Europe/Berlin' }),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'assessmentReports.answersCsv: answers.csv with the times of a zone',
    ...reading,
    request: `GET ${one}/answers_report/csv?zone=Europe%2FBerlin`,
    response: csvAnswer(
      'Name,Email,List,Scenario,Threat area,Key behaviours,Score (%),Answered (UTC),Answered (Europe/Berlin)',
    ),
    do: (company) => company.getStore(ShownAssessment).get('9101').answersCsv('Europe/Berlin'),
    reads: { type: 'text/csv' },
  },
])
