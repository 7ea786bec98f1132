import { useState } from 'react'
import { type Step, steps } from '../values.ts'

/** Steps beyond it were never seen, even if filled in. */
export function useFurthest(shown: Step): Step {
  const [furthest, setFurthest] = useState(shown)
  if (steps.indexOf(shown) <= steps.indexOf(furthest)) return furthest
  setFurthest(shown)
  return shown
}
