// @vitest-environment node
import { createCsvResponse, eachLike, exampleToken, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { AssessmentCache, type AssessmentStore } from './AssessmentStore.ts'

const assessmentPath = '/companies/101/assessments/9101'
const given = { 'an assessment': { assessmentId: 9101, is: 'active' } } as const
const reading = { as: 'viewer', given } as const
const loadAssessment =
  (load: (assessment: AssessmentStore) => Promise<unknown>) => async (company: CompanyStores) => {
    const assessment = company.getStore(AssessmentCache).get('9101')
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
const noResults = { employeesCount: 0, started: 0, completionRate: 0, resilienceScore: null }
const listRows = [
  finance,
  { ...finance, listId: 12, listName: 'Sales' },
  { ...noResults, listId: 13, listName: 'Warehouse' },
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

testCompanyPins([
  {
    pin: 'assessmentReports.riskInsights: where people are at risk',
    ...reading,
    request: `GET ${assessmentPath}/riskInsights`,
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
    do: loadAssessment((assessment) => assessment.loadInsights()),
    reads: { insights: { value: [{ type: 'KEY_BEHAVIOUR' }, {}, {}] } },
  },
  {
    pin: 'assessmentReports.riskInsights: of one that nobody has answered',
    as: 'viewer',
    given: { 'an assessment': { assessmentId: 9101, is: 'scheduled' } },
    request: `GET ${assessmentPath}/riskInsights`,
    answer: { insights: [] },
    do: loadAssessment((assessment) => assessment.loadInsights()),
    reads: { insights: { value: [] } },
  },
  {
    pin: 'assessmentReports.listScores: the heatmap',
    ...reading,
    request: `GET ${assessmentPath}/listScores`,
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
    do: loadAssessment((assessment) => assessment.loadListScores()),
    reads: { listScores: { value: [{ listId: 11 }, { listId: 12 }, { listId: 13 }] } },
  },
  {
    pin: 'assessmentReports.employees: how each list stands',
    ...reading,
    request: `GET ${assessmentPath}/employees_report`,
    answer: { usersTotal: 3, usersStarted: 1, usersFinished: 1, attendance: 33, lists: listRows },
    do: loadAssessment((assessment) => assessment.loadLists()),
    reads: { lists: { value: [{ resilienceScore: 65 }, {}, {}] } },
  },
  {
    pin: 'assessmentReports.threatAreas: the threat areas',
    ...reading,
    request: `GET ${assessmentPath}/threatAreas`,
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
    do: loadAssessment((assessment) => assessment.loadAreas()),
    reads: { areas: { value: [{ area: 'Phishing' }, { area: 'Passwords' }] } },
  },
  {
    pin: 'assessmentReports.threatAreaDetail: one threat area',
    ...reading,
    request: `GET ${assessmentPath}/threatAreas/Phishing`,
    answer: {
      averageScore: 40,
      assessmentKeyBehavioursCount: 1,
      totalKeyBehavioursCount: 3,
      questionsCount: 1,
      keyBehaviours: [checking],
    },
    do: loadAssessment((assessment) => assessment.loadArea('Phishing')),
    reads: (_, assessment) => {
      const { value } = (assessment as AssessmentStore).area('Phishing')
      expect(value?.keyBehaviours[0]).toMatchObject({ usersAtRiskPercentage: 100 })
    },
  },
  {
    pin: 'assessmentReports.threatAreaDetail: an area that no scenario is about',
    ...reading,
    request: `GET ${assessmentPath}/threatAreas/Remote_work`,
    fails: rejections.notFound('No data to display.'),
    do: loadAssessment((assessment) => assessment.loadArea('Remote_work')),
    reads: (_, assessment) =>
      expect((assessment as AssessmentStore).area('Remote_work').error).toBe('No data to display.'),
  },
  {
    pin: 'assessmentReports.questions: the scenarios',
    ...reading,
    request: `GET ${assessmentPath}/questions_report`,
    answer: {
      questions: [
        scenario,
        { ...scenario, number: 2, id: 2001, area: 'Passwords', average_score_percentage: 90 },
      ],
    },
    do: loadAssessment((assessment) => assessment.loadScenarios()),
    reads: { scenarios: { value: [{ number: 1 }, { number: 2 }] } },
  },
  {
    pin: 'assessmentReports.lists: lists.csv',
    ...reading,
    request: `GET ${assessmentPath}/lists?csv=1`,
    response: createCsvResponse('List,Employees,Started,Completed (%),Score (%)'),
    do: (company) => company.getStore(AssessmentCache).get('9101').fetchListsCsv(),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'assessmentReports.detailedCsv: everybody with the score in each threat area',
    ...reading,
    request: `GET ${assessmentPath}/detailed_report/csv?token=${exampleToken}&zone=Europe%2FBerlin`,
    response: createCsvResponse(
      'Name,Email,List,Invited (UTC),Invited (Europe/Berlin),Started (UTC),Started (Europe/Berlin),Completed (UTC),Completed (Europe/Berlin),Mail came back,Score (%),Phishing (%),Passwords (%)',
    ),
    do: (company) =>
      company
        .getStore(AssessmentCache)
        .get('9101')
        .detailedCsv({ token: exampleToken, zone: 'Europe/Berlin' }),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'assessmentReports.answersCsv: answers.csv with the times of a zone',
    ...reading,
    request: `GET ${assessmentPath}/answers_report/csv?zone=Europe%2FBerlin`,
    response: createCsvResponse(
      'Name,Email,List,Scenario,Threat area,Key behaviours,Score (%),Answered (UTC),Answered (Europe/Berlin)',
    ),
    do: (company) => company.getStore(AssessmentCache).get('9101').answersCsv('Europe/Berlin'),
    reads: { type: 'text/csv' },
  },
])
