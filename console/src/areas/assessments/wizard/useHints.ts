import type { AssessmentStep } from '@heed/contracts'

/** What was chosen in each step, in a few words; for observers. */
export function useHints(): Partial<Record<AssessmentStep, string | undefined>> {
  return {}
}
