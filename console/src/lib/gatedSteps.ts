export type Gate<Step extends string, State> = {
  step: Step
  refusal: (state: State) => string | undefined
  isSkipped?: (state: State) => boolean
}

export type GatedStep<Step extends string> = {
  step: Step
  canEnter: boolean
  refusal?: string
  /** The first closed step; later steps stay closed until it opens. */
  after?: Step
  /** True if the step was passed before and is still valid. */
  isDone: boolean
}

export function resolveGatedSteps<Step extends string, State>(
  gates: readonly Gate<Step, State>[],
  state: State,
  reachedStep: Step,
): GatedStep<Step>[] {
  const run = gates.filter(({ isSkipped }) => isSkipped?.(state) !== true)
  const refusals = run.map(({ refusal }) => refusal(state))
  const firstRefused = refusals.findIndex((refusal) => refusal !== undefined)
  const firstClosedIndex = firstRefused === -1 ? run.length : firstRefused
  const reachedIndex = run.findIndex(({ step }) => step === reachedStep)
  return run.map(({ step }, index) => {
    const refusal = index === firstClosedIndex ? refusals[index] : undefined
    const blocker = index > firstClosedIndex ? run[firstClosedIndex]?.step : undefined
    return {
      step,
      canEnter: index < firstClosedIndex,
      ...(refusal !== undefined && { refusal }),
      ...(blocker !== undefined && { after: blocker }),
      isDone: index < reachedIndex && index + 1 < firstClosedIndex,
    }
  })
}

/** If the step is closed, returns the last open step before it. */
export function findOpenStep<Step extends string>(
  steps: readonly GatedStep<Step>[],
  requestedStep: Step,
): Step {
  const index = steps.findIndex(({ step }) => step === requestedStep)
  const openSteps = steps.slice(0, index + 1).filter(({ canEnter }) => canEnter)
  return (openSteps.at(-1) ?? steps[0])?.step ?? requestedStep
}

export function findAdjacentSteps<Step extends string>(steps: readonly GatedStep<Step>[], current: Step) {
  const index = steps.findIndex(({ step }) => step === current)
  return {
    previous: index > 0 ? steps[index - 1] : undefined,
    next: index < 0 ? undefined : steps[index + 1],
  }
}
