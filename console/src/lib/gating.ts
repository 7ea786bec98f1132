/** One step of a wizard and what must be so before it opens. A wizard is a list of these, in order. */
export type Gate<Step extends string, State> = {
  step: Step
  /** Why it does not open yet, in the words its screen shows; undefined when it opens. */
  refusal: (state: State) => string | undefined
  /** Left out of this run, as the schedule is of a packaged training. */
  isSkipped?: (state: State) => boolean
}

export type GatedStep<Step extends string> = {
  step: Step
  mayEnter: boolean
  /** Why this very step does not open. */
  refusal?: string
  /** The closed step that comes first: until it opens, the ones behind it stay closed, whatever they ask for. */
  after?: Step
  /** Gone through: somebody was further on already, and what it asks for is there. */
  isDone: boolean
}

/** The steps of this run in order, each with what stands in its way; `reached` is the furthest one seen so far. */
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

/** The wanted step, or the last one before it that opens: where a link into a half-filled wizard leads. */
export function openStep<Step extends string>(steps: readonly GatedStep<Step>[], wanted: Step): Step {
  const at = steps.findIndex(({ step }) => step === wanted)
  const open = steps.slice(0, at + 1).filter(({ mayEnter }) => mayEnter)
  return (open.at(-1) ?? steps[0])?.step ?? wanted
}

/** The steps on both sides of one, for Previous and Continue; undefined at the ends. */
export function besideStep<Step extends string>(steps: readonly GatedStep<Step>[], current: Step) {
  const at = steps.findIndex(({ step }) => step === current)
  return { previous: at > 0 ? steps[at - 1] : undefined, next: at < 0 ? undefined : steps[at + 1] }
}
