import {
  type AssessmentRow,
  computeDeliveredCompletion,
  type Training,
  type TrainingRow,
} from '@heed/contracts'

/** A figure of the latest campaign and its change since the previous completed one, in percentage points. */
export type Headline = {
  figure: number
  name: string
  trend: { change: number; since: string } | undefined
}

type Completed = { name: string; figure: number }

const toHeadline = (name: string, figure: number, previous: Completed | undefined): Headline => ({
  figure: Math.round(figure),
  name,
  trend: previous && { change: Math.round(figure) - Math.round(previous.figure), since: previous.name },
})

/** All lessons of a completed training were delivered, so its completion rate is comparable. */
export function getCompletionHeadline(
  active: readonly Training[],
  completed: readonly TrainingRow[],
): Headline | undefined {
  const [latestCompleted, previousCompleted] = completed
    .filter(({ isScorm }) => !isScorm)
    .map(({ name, awarenessScore: figure }) => ({ name, figure }))
  for (const training of active) {
    const figure = computeDeliveredCompletion(training)
    if (figure !== null) return toHeadline(training.name, figure, latestCompleted)
  }
  return latestCompleted && toHeadline(latestCompleted.name, latestCompleted.figure, previousCompleted)
}

export function getResilienceHeadline(
  latestRows: readonly AssessmentRow[],
  completed: readonly AssessmentRow[],
): Headline | undefined {
  const selectScored = (rows: readonly AssessmentRow[]) =>
    rows.flatMap(({ id, name, resilienceScore: figure }) => (figure === null ? [] : [{ id, name, figure }]))
  const completedScores = selectScored(completed)
  const latest = selectScored(latestRows)[0] ?? completedScores[0]
  const previous = completedScores.find(({ id }) => id !== latest?.id)
  return latest && toHeadline(latest.name, latest.figure, previous)
}
