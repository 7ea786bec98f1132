import * as z from 'zod/mini'
import {
  AssessmentListRow,
  KeyBehaviourRow,
  ListThreatAreaScores,
  RiskInsight,
  ScenarioRow,
  ThreatAreaDetail,
  ThreatAreaRow,
} from '../../entities/campaigns/assessmentResults.ts'
import { Download } from '../../entities/files.ts'
import { createIntegerSchema, Id } from '../../entities/primitives.ts'
import { TimeZone } from '../../entities/timeZone.ts'
import { atRiskRange } from '../../rules/scores/bands/scoreBands.ts'
import { csvQuery, get } from '../declarations/declare.ts'

const specSection = 'S1 section 7'
const failures = { 404: 'Assessment not found :(' }
const listQuery = { listId: z.optional(Id) }
const zoneQuery = { zone: z.optional(TimeZone) }
const areaQuery = { threatArea: z.optional(z.string()) }

export const assessmentReports = {
  riskInsights: get('/companies/:companyId/assessments/:assessmentId/riskInsights', {
    summary: 'Get the areas and behaviours with the highest risk',
    section: specSection,
    who: 'viewer',
    answer: z.looseObject({ insights: z.array(RiskInsight) }),
    failures,
  }),
  listScores: get('/companies/:companyId/assessments/:assessmentId/listScores', {
    summary: 'List all lists with their scores by threat area',
    section: specSection,
    who: 'viewer',
    answer: z.looseObject({ lists: z.array(ListThreatAreaScores) }),
    failures,
  }),
  threatAreas: get('/companies/:companyId/assessments/:assessmentId/threatAreas', {
    summary: 'List threat areas with their scores, for everyone or one list',
    section: specSection,
    who: 'viewer',
    query: listQuery,
    answer: z.looseObject({ threatAreas: z.array(ThreatAreaRow) }),
    failures,
  }),
  threatAreaDetail: get('/companies/:companyId/assessments/:assessmentId/threatAreas/:threatAreaCode', {
    summary: 'Get a threat area with its key behaviours',
    section: specSection,
    who: 'viewer',
    query: listQuery,
    answer: ThreatAreaDetail,
    failures: { 404: 'No data to display.' },
  }),
  keyBehaviours: get('/companies/:companyId/assessments/:assessmentId/keyBehaviours', {
    summary: 'List key behaviours; employees scoring `riskScoreBase` or less are at risk',
    section: specSection,
    who: 'viewer',
    query: {
      ...areaQuery,
      ...listQuery,
      riskScoreBase: z._default(createIntegerSchema(0, 100), atRiskRange.to),
    },
    answer: z.looseObject({ keyBehaviours: z.array(KeyBehaviourRow) }),
    failures,
  }),
  employees: get('/companies/:companyId/assessments/:assessmentId/employees_report', {
    summary: "Get the numbers of invited, started and finished employees, and each list's results",
    section: specSection,
    who: 'viewer',
    answer: z.looseObject({
      usersTotal: z.int(),
      usersStarted: z.int(),
      usersFinished: z.int(),
      attendance: z.number(),
      lists: z.array(AssessmentListRow),
    }),
    failures,
  }),
  questions: get('/companies/:companyId/assessments/:assessmentId/questions_report', {
    summary: 'List scenarios with their scores, for all threat areas or one',
    section: specSection,
    who: 'viewer',
    query: areaQuery,
    answer: z.looseObject({ questions: z.array(ScenarioRow) }),
    failures,
  }),
  lists: get('/companies/:companyId/assessments/:assessmentId/lists', {
    summary: "Get each employee list's results; `csv` 1 returns them as lists.csv",
    section: 'S1 section 7, section 9',
    who: 'viewer',
    query: csvQuery,
    answer: z.looseObject({ lists: z.array(AssessmentListRow) }),
    failures,
  }),
  answersCsv: get('/companies/:companyId/assessments/:assessmentId/answers_report/csv', {
    summary: 'Download all answers as CSV',
    section: specSection,
    who: 'viewer',
    query: zoneQuery,
    answer: Download,
    media: 'text/csv',
    failures,
  }),
  detailedCsv: get('/companies/:companyId/assessments/:assessmentId/detailed_report/csv', {
    summary: 'Download all employees with their scores as CSV',
    section: 'S1 section 2',
    who: 'viewer',
    query: { token: z.string(), ...zoneQuery },
    tokenInQuery: true,
    answer: Download,
    media: 'text/csv',
    failures,
  }),
}
