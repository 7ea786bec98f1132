import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { type GatedStep, openStep } from '../../../../lib/gatedSteps.ts'

const STEP = 'step'

export const parseRun = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'run' in state && typeof state.run === 'string'
    ? state.run
    : undefined

type Options<Step extends string> = {
  steps: readonly GatedStep<Step>[]
  first: Step
  isReady: boolean
}

/** If the requested step isn't available yet, shows the last available step before it. */
export function useWizardStep<Step extends string>({ steps, first, isReady }: Options<Step>) {
  const { requestId } = useRoot().environment
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get(STEP)
  const current = openStep(steps, steps.find(({ step }) => step === asked)?.step ?? first)
  const [run] = useState(() => parseRun(state) ?? requestId())
  const place = (step: Step, replace: boolean) =>
    setQuery(
      (before) => {
        before.set(STEP, step)
        return before
      },
      { replace, state: { run }, preventScrollReset: true },
    )
  const isRight = asked === current && parseRun(state) === run
  useEffect(() => {
    if (isReady && !isRight) place(current, true)
  })
  return { current, run, go: (step: Step) => place(step, false) }
}

export const stepQuery = (step: string) => ({ [STEP]: step })
