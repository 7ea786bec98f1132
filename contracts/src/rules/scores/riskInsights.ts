import { insightType, type RiskInsight } from '../../entities/assessmentResults.ts'
import type { AssessmentTally, GroupStanding } from './AssessmentTally.ts'
import { percentOf } from './rounding.ts'

interface Finding {
  employeesPercentage: number
  averageScore: number
}

/**
 * Where people are most at risk: the weakest behaviour, area, list and scenario, each with the share of those who
 * answered it. What puts nobody at risk is no insight (S1 section 3).
 */
export function riskInsights(
  tally: AssessmentTally,
  lists: readonly { id: number; name: string }[],
): RiskInsight[] {
  const behaviour = riskiest(tally.behaviours, ({ code }) => tally.standing({ behaviour: code }))
  const area = riskiest(tally.areas, ({ name }) => tally.standing({ area: name }))
  const list = riskiest(lists, ({ id }) => tally.standing('all', id))
  const question = riskiest(tally.record.questions, ({ id }) => tally.standing({ question: id }))
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

/** The one with the largest share of people at risk, of equal ones the one with the lowest score. */
function riskiest<T>(
  candidates: readonly T[],
  standingOf: (one: T) => GroupStanding,
): { of: T; finding: Finding } | undefined {
  let found: { of: T; finding: Finding; share: number; mean: number } | undefined
  for (const one of candidates) {
    const { answered, mean, atRisk } = standingOf(one)
    if (mean === null || atRisk === 0) continue
    const share = atRisk / answered
    if (found && (share < found.share || (share === found.share && mean >= found.mean))) continue
    found = {
      of: one,
      finding: { employeesPercentage: percentOf(atRisk, answered), averageScore: Math.round(mean) },
      share,
      mean,
    }
  }
  return found && { of: found.of, finding: found.finding }
}
