import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** More than a screen shows; and how many come with each step after. */
const FIRST = 16
const STEP = 16

/**
 * Many items a few at a time, so that nothing is held up while they are drawn: `shown` is what to lay out, of which
 * the first `count` are to be filled; the others follow by themselves.
 */
export function useFewAtATime<Item>(items: readonly Item[]): { shown: readonly Item[]; count: number } {
  const shown = useDeferredValue(items)
  const [count, setCount] = useState(FIRST)
  const isMore = count < shown.length
  useEffect(() => {
    if (isMore) startTransition(() => setCount(count + STEP))
  }, [isMore, count])
  // A new list begins anew.
  if (shown.length === 0 && count > FIRST) setCount(FIRST)
  return { shown, count }
}
