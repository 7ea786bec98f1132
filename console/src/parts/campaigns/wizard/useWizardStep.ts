import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useRoot } from '../../../app/RootContext.tsx'
import { type GatedStep, openStep } from '../../../lib/gating.ts'

/** The step that the address asks for, and the run of the wizard that its steps in the history belong to. */
const STEP = 'step'

export const runOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'run' in state && typeof state.run === 'string'
    ? state.run
    : undefined

type Options<Step extends string> = {
  steps: readonly GatedStep<Step>[]
  /** Where an address begins that names no step. */
  first: Step
  /** What the steps hang on is there: the address is set right. */
  isReady: boolean
}

/**
 * The step of a wizard in the address, so that reload and Back lead to it; one that is not open leads to the furthest
 * before it that is. For observers.
 */
export function useWizardStep<Step extends string>({ steps, first, isReady }: Options<Step>) {
  const { requestId } = useRoot().environment
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get(STEP)
  const current = openStep(steps, steps.find(({ step }) => step === asked)?.step ?? first)
  // One for as long as the wizard is open: a link to a step brings none along.
  const [run] = useState(() => runOf(state) ?? requestId())
  const place = (step: Step, replace: boolean) =>
    setQuery(
      (before) => {
        before.set(STEP, step)
        return before
      },
      { replace, state: { run }, preventScrollReset: true },
    )
  const isRight = asked === current && runOf(state) === run
  useEffect(() => {
    if (isReady && !isRight) place(current, true)
  })
  return { current, run, go: (step: Step) => place(step, false) }
}

export const stepQuery = (step: string) => ({ [STEP]: step })
