import { useState } from 'react'
import { type Step, steps } from '../values.ts'

/** The furthest step that was seen: what lies behind it was not gone through, whatever is filled in. */
export function useFurthest(shown: Step): Step {
  const [furthest, setFurthest] = useState(shown)
  if (steps.indexOf(shown) <= steps.indexOf(furthest)) return furthest
  setFurthest(shown)
  return shown
}
