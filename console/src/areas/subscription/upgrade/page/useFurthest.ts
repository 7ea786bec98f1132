import { useState } from 'react'
import { type Step, steps } from '../values.ts'

/** Steps beyond the furthest step were never opened, even if their fields are filled in. */
export function useFurthest(shown: Step): Step {
  const [furthest, setFurthest] = useState(shown)
  if (steps.indexOf(shown) <= steps.indexOf(furthest)) return furthest
  setFurthest(shown)
  return shown
}
