export type Gate<Step extends string, State> = {
  step: Step
  refusal: (state: State) => string | undefined
  isSkipped?: (state: State) => boolean
}

export type GatedStep<Step extends string> = {
  step: Step
  mayEnter: boolean
  refusal?: string
  /** The first closed step; later steps stay closed until it opens. */
  after?: Step
  /** True if the step was passed before and is still valid. */
  isDone: boolean
}

export function gatedSteps<Step extends string, State>(
  gates: readonly Gate<Step, State>[],
  state: State,
  reached: Step,
): GatedStep<Step>[] {
  const run = gates.filter(({ isSkipped }) => isSkipped?.(state) !== true)
  const refusals = run.map(({ refusal }) => refusal(state))
  const shut = refusals.findIndex((refusal) => refusal !== undefined)
  const first = shut === -1 ? run.length : shut
  const furthest = run.findIndex(({ step }) => step === reached)
  return run.map(({ step }, at) => {
    const refusal = at === first ? refusals[at] : undefined
    const cause = at > first ? run[first]?.step : undefined
    return {
      step,
      mayEnter: at < first,
      ...(refusal !== undefined && { refusal }),
      ...(cause !== undefined && { after: cause }),
      isDone: at < furthest && at + 1 < first,
    }
  })
}

/** If the step is closed, returns the last open step before it. */
export function openStep<Step extends string>(steps: readonly GatedStep<Step>[], wanted: Step): Step {
  const at = steps.findIndex(({ step }) => step === wanted)
  const open = steps.slice(0, at + 1).filter(({ mayEnter }) => mayEnter)
  return (open.at(-1) ?? steps[0])?.step ?? wanted
}

export function findAdjacentSteps<Step extends string>(steps: readonly GatedStep<Step>[], current: Step) {
  const at = steps.findIndex(({ step }) => step === current)
  return { previous: at > 0 ? steps[at - 1] : undefined, next: at < 0 ? undefined : steps[at + 1] }
}
