import { insightType, type RiskInsight } from '../../entities/campaigns/assessmentResults.ts'
import type { AssessmentTally, GroupStanding } from './AssessmentTally.ts'
import { findWeakest } from './extremes.ts'
import { computePercent } from './rounding.ts'

interface Finding {
  employeesPercentage: number
  averageScore: number
}

export function riskInsights(
  tally: AssessmentTally,
  lists: readonly { id: number; name: string }[],
): RiskInsight[] {
  const behaviour = weakest(tally.behaviours, ({ code }) => tally.standing({ behaviour: code }))
  const area = weakest(tally.areas, ({ name }) => tally.standing({ area: name }))
  const list = weakest(lists, ({ id }) => tally.standing('all', id))
  const question = weakest(tally.record.questions, ({ id }) => tally.standing({ question: id }))
  const insights: (RiskInsight | undefined)[] = [
    behaviour && {
      type: insightType.keyBehaviour,
      context: {
        ...behaviour.finding,
        name: behaviour.of.name,
        keyBehaviour: behaviour.of.code,
        threatArea: behaviour.of.area,
      },
    },
    area && {
      type: insightType.threatArea,
      context: { ...area.finding, name: area.of.name, threatArea: area.of.name },
    },
    list && {
      type: insightType.employeeList,
      context: { ...list.finding, name: list.of.name, listId: list.of.id },
    },
    question && {
      type: insightType.questions,
      context: {
        ...question.finding,
        name: question.of.name,
        id: question.of.id,
        threatArea: question.of.area,
      },
    },
  ]
  return insights.filter((insight) => insight !== undefined)
}

function weakest<T>(
  candidates: readonly T[],
  standingOf: (one: T) => GroupStanding,
): { of: T; finding: Finding } | undefined {
  const all = candidates.map((of) => ({ of, ...standingOf(of) }))
  const found = findWeakest(all, ({ mean }) => mean)
  if (!found || found.mean === null || found.atRisk === 0) return undefined
  const { of, answered, mean, atRisk } = found
  return {
    of,
    finding: { employeesPercentage: computePercent(atRisk, answered), averageScore: Math.round(mean) },
  }
}
