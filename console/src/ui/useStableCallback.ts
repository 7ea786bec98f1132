import { useEffect, useRef, useState } from 'react'

/** Returns a function whose identity never changes and that calls the latest version. */
export function useStableCallback<Args extends unknown[], Given>(
  latest: (...args: Args) => Given,
): (...args: Args) => Given {
  const current = useRef(latest)
  useEffect(() => {
    current.current = latest
  })
  const [same] = useState(
    () =>
      (...args: Args) =>
        current.current(...args),
  )
  return same
}
