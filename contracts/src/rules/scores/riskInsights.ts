import { insightType, type RiskInsight } from '../../entities/campaigns/assessmentResults.ts'
import type { AssessmentTally, GroupStatistics } from './AssessmentTally.ts'
import { findWeakest } from './extremes.ts'
import { computePercent } from './rounding.ts'

interface InsightFinding {
  employeesPercentage: number
  averageScore: number
}

export function computeRiskInsights(
  tally: AssessmentTally,
  lists: readonly { id: number; name: string }[],
): RiskInsight[] {
  const behaviour = findWeakestCandidate(tally.behaviours, ({ code }) =>
    tally.computeStatistics({ behaviour: code }),
  )
  const area = findWeakestCandidate(tally.areas, ({ name }) => tally.computeStatistics({ area: name }))
  const list = findWeakestCandidate(lists, ({ id }) => tally.computeStatistics('all', id))
  const question = findWeakestCandidate(tally.record.questions, ({ id }) =>
    tally.computeStatistics({ question: id }),
  )
  const insights: (RiskInsight | undefined)[] = [
    behaviour && {
      type: insightType.keyBehaviour,
      context: {
        ...behaviour.finding,
        name: behaviour.candidate.name,
        keyBehaviour: behaviour.candidate.code,
        threatArea: behaviour.candidate.area,
      },
    },
    area && {
      type: insightType.threatArea,
      context: { ...area.finding, name: area.candidate.name, threatArea: area.candidate.name },
    },
    list && {
      type: insightType.employeeList,
      context: { ...list.finding, name: list.candidate.name, listId: list.candidate.id },
    },
    question && {
      type: insightType.questions,
      context: {
        ...question.finding,
        name: question.candidate.name,
        id: question.candidate.id,
        threatArea: question.candidate.area,
      },
    },
  ]
  return insights.filter((insight) => insight !== undefined)
}

function findWeakestCandidate<T>(
  candidates: readonly T[],
  getStanding: (item: T) => GroupStatistics,
): { candidate: T; finding: InsightFinding } | undefined {
  const candidateStandings = candidates.map((candidate) => ({ of: candidate, ...getStanding(candidate) }))
  const weakestStanding = findWeakest(candidateStandings, ({ mean }) => mean)
  if (!weakestStanding || weakestStanding.mean === null || weakestStanding.atRisk === 0) return undefined
  const { of, answered, mean, atRisk } = weakestStanding
  return {
    candidate: of,
    finding: { employeesPercentage: computePercent(atRisk, answered), averageScore: Math.round(mean) },
  }
}
