import { useLayoutEffect, useState } from 'react'

/**
 * Runs a component's first effects before the paint, so that early responses render without skeletons.
 * React defers effects unless a layout effect changes state.
 */
export function useEffectsBeforePaint(isEnabled: boolean): void {
  const [, setRendered] = useState(false)
  useLayoutEffect(() => setRendered(isEnabled), [isEnabled])
}
