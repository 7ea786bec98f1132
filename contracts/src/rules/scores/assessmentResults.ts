import type { AssessmentRow } from '../../entities/campaigns/assessment.ts'
import type {
  AssessmentListRow,
  KeyBehaviourRow,
  ListThreatAreaScores,
  ScenarioRow,
  ScoreShare,
  ThreatAreaDetail,
  ThreatAreaRow,
} from '../../entities/campaigns/assessmentResults.ts'
import type { ThreatArea } from '../../entities/content/question.ts'
import { toThreatAreaCode } from '../content/threatAreaCode.ts'
import type { AssessmentTally, GroupStatistics, Measure, MeasuredBehaviour } from './AssessmentTally.ts'
import { atRiskRange, riskBands } from './bands/scoreBands.ts'
import { findWeakest } from './extremes.ts'
import { computeDecimalPercent, computePercent } from './rounding.ts'

export const scenariosPerBehaviour = 2

export const computeCoverage = (scenarios: number): number =>
  computePercent(Math.min(scenarios, scenariosPerBehaviour), scenariosPerBehaviour)

const roundMean = ({ mean }: Pick<GroupStatistics, 'mean'>): number | null =>
  mean === null ? null : Math.round(mean)

export interface AssessmentTotals {
  usersTotal: number
  usersStarted: number
  usersFinished: number
  attendance: number
  resilienceScore: number | null
}

/** Mean score of a whole assessment or one of its lists, 0 to 100; null without answers (F-2). */
export const computeResilienceScore = (tally: AssessmentTally, listId?: number): number | null =>
  roundMean(tally.computeStatistics('all', listId))

/** Figures for a whole assessment or one of its lists (S1 section 2, F-2). */
export function computeAssessmentTotals(tally: AssessmentTally, listId?: number): AssessmentTotals {
  const people = tally.people(listId)
  const usersStarted = people.filter(({ started }) => started).length
  return {
    usersTotal: people.length,
    usersStarted,
    usersFinished: people.filter(({ completed }) => completed).length,
    attendance: computePercent(usersStarted, people.length),
    resilienceScore: computeResilienceScore(tally, listId),
  }
}

/** Percentage; employees who have started but not finished count only towards attendance (F-6). */
export const computeCompletion = ({
  usersFinished,
  totalEmployees,
}: Pick<AssessmentRow, 'usersFinished' | 'totalEmployees'>): number =>
  computePercent(usersFinished, totalEmployees)

/** The overall score without `measure`, otherwise the score for an area, behaviour or scenario (F-1). */
export const getPersonScore = (
  tally: AssessmentTally,
  employeeId: number,
  measure?: Measure,
): number | null => roundMean({ mean: tally.getScore(employeeId, measure) })

export const computeScoreDistribution = (tally: AssessmentTally): ScoreShare[] =>
  computeBandShares(tally.record.people.flatMap(({ employeeId }) => getPersonScore(tally, employeeId) ?? []))

export function computeBandShares(scores: readonly number[]): ScoreShare[] {
  if (scores.length === 0) return []
  return riskBands.map(({ from, to }) => {
    const value = scores.filter((score) => score >= from && score <= to).length
    return { from, to, value, employeePercent: computeDecimalPercent(value, scores.length) }
  })
}

export const listAreaScores = (tally: AssessmentTally): { name: string; score: number | null }[] =>
  tally.areas.map(({ name }) => ({ name, score: roundMean(tally.computeStatistics({ area: name })) }))

export const listThreatAreaRows = (tally: AssessmentTally, listId?: number): ThreatAreaRow[] =>
  tally.areas.map(({ name }) => ({
    area: name,
    code: toThreatAreaCode(name),
    questionsCount: selectQuestions(tally, name).length,
    weakestKeyBehaviour: findWeakestBehaviour(tally, name, listId)?.name ?? null,
    averageScore: roundMean(tally.computeStatistics({ area: name }, listId)),
  }))

const selectQuestions = ({ record }: AssessmentTally, area: string) =>
  record.questions.filter((question) => question.area === area)

function findWeakestBehaviour(
  tally: AssessmentTally,
  area: string,
  listId?: number,
): MeasuredBehaviour | undefined {
  const areaBehaviours = tally.behaviours.filter((behaviour) => behaviour.area === area)
  return findWeakest(areaBehaviours, ({ code }) => tally.computeStatistics({ behaviour: code }, listId).mean)
}

export function getThreatAreaDetail(
  tally: AssessmentTally,
  code: string,
  listId?: number,
): ThreatAreaDetail | undefined {
  const area: ThreatArea | undefined = tally.areas.find(({ name }) => toThreatAreaCode(name) === code)
  if (!area) return undefined
  const keyBehaviours = listKeyBehaviourRows(tally, { threatArea: area.name, listId })
  return {
    averageScore: roundMean(tally.computeStatistics({ area: area.name }, listId)),
    assessmentKeyBehavioursCount: keyBehaviours.length,
    totalKeyBehavioursCount: area.keyBehaviours.length,
    questionsCount: selectQuestions(tally, area.name).length,
    keyBehaviours,
  }
}

export interface BehaviourFilter {
  threatArea?: string | undefined
  listId?: number | undefined
  /** Highest score that counts as at risk; defaults to 49 (F-4). */
  riskScoreBase?: number | undefined
}

export function listKeyBehaviourRows(
  tally: AssessmentTally,
  { threatArea, listId, riskScoreBase = atRiskRange.to }: BehaviourFilter = {},
): KeyBehaviourRow[] {
  return tally.behaviours
    .filter(({ area }) => threatArea === undefined || area === threatArea)
    .map(({ code, name, area, questions }) => {
      const groupStanding = tally.computeStatistics({ behaviour: code }, listId, riskScoreBase)
      return {
        keyBehaviourName: name,
        keyBehaviourCode: code,
        threatArea: area,
        coverage: computeCoverage(questions),
        averageScore: roundMean(groupStanding),
        usersAtRiskPercentage:
          groupStanding.answered > 0 ? computePercent(groupStanding.atRisk, groupStanding.answered) : null,
        usersAtRisk: groupStanding.atRisk,
      }
    })
}

export const listScenarioRows = (tally: AssessmentTally, threatArea?: string): ScenarioRow[] =>
  tally.record.questions
    .map(({ id, name, area, behaviours }, index) => ({
      number: index + 1,
      id,
      name,
      area,
      key_behaviour_count: behaviours.length,
      component_names: behaviours.map((behaviour) => behaviour.name),
      average_score_percentage: roundMean(tally.computeStatistics({ question: id })),
    }))
    .filter(({ area }) => threatArea === undefined || area === threatArea)

type Lists = readonly { id: number; name: string }[]

export const createAssessmentListRows = (tally: AssessmentTally, lists: Lists): AssessmentListRow[] =>
  lists.map(({ id, name }) => {
    const { usersTotal, usersStarted, usersFinished, resilienceScore } = computeAssessmentTotals(tally, id)
    return {
      listId: id,
      listName: name,
      employeesCount: usersTotal,
      started: usersStarted,
      completionRate: computePercent(usersFinished, usersTotal),
      resilienceScore,
    }
  })

export const listThreatAreaScores = (tally: AssessmentTally, lists: Lists): ListThreatAreaScores[] =>
  lists.map(({ id, name }) => {
    const { usersTotal, usersStarted } = computeAssessmentTotals(tally, id)
    const getMeanScore = (measure: Measure) => roundMean(tally.computeStatistics(measure, id))
    return {
      listId: id,
      listName: name,
      usersCount: usersTotal,
      started: usersStarted,
      areas: tally.areas.map((area) => ({
        area: area.name,
        averageScore: getMeanScore({ area: area.name }),
      })),
    }
  })
