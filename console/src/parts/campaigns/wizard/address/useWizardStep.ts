import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { findOpenStep, type GatedStep } from '../../../../lib/gatedSteps.ts'

const STEP_PARAM = 'step'

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
  const stepParam = query.get(STEP_PARAM)
  const current = findOpenStep(steps, steps.find(({ step }) => step === stepParam)?.step ?? first)
  const [run] = useState(() => parseRun(state) ?? requestId())
  const navigateToStep = (step: Step, replace: boolean) =>
    setQuery(
      (params) => {
        params.set(STEP_PARAM, step)
        return params
      },
      { replace, state: { run }, preventScrollReset: true },
    )
  const isCurrentUrl = stepParam === current && parseRun(state) === run
  useEffect(() => {
    if (isReady && !isCurrentUrl) navigateToStep(current, true)
  })
  return { current, run, go: (step: Step) => navigateToStep(step, false) }
}

export const toStepQuery = (step: string) => ({ [STEP_PARAM]: step })
