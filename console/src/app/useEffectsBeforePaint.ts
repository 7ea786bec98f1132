import { useLayoutEffect, useState } from 'react'

/**
 * What is shown for the first time has its effects run before it is painted. Pages ask for their content in effects, and
 * what was asked early is there by then: with it the page is drawn at once, not first with skeletons. React puts effects
 * off until after the paint, unless something changes before it.
 */
export function useEffectsBeforePaint(isWanted: boolean): void {
  const [, setShown] = useState(false)
  useLayoutEffect(() => setShown(isWanted), [isWanted])
}
