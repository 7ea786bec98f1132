import { startTransition, useDeferredValue, useEffect, useState } from 'react'

const FIRST = 16
const STEP = 16

/** Renders many items in steps: reserve room for all of `shown`, but fill only the first `count`. */
export function useFewAtATime<Item>(items: readonly Item[]): { shown: readonly Item[]; count: number } {
  const shown = useDeferredValue(items)
  const [count, setCount] = useState(FIRST)
  const isMore = count < shown.length
  useEffect(() => {
    if (isMore) startTransition(() => setCount(count + STEP))
  }, [isMore, count])
  if (shown.length === 0 && count > FIRST) setCount(FIRST)
  return { shown, count }
}
