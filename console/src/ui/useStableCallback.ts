import { useEffect, useRef, useState } from 'react'

/** Returns a function whose identity never changes and that calls the latest version. */
export function useStableCallback<Args extends unknown[], Given>(
  callback: (...args: Args) => Given,
): (...args: Args) => Given {
  const current = useRef(callback)
  useEffect(() => {
    current.current = callback
  })
  const [stableCallback] = useState(
    () =>
      (...args: Args) =>
        current.current(...args),
  )
  return stableCallback
}
