import { useEffect, useRef, useState } from 'react'

/** Stable identity, latest behaviour. */
export function useSame<Args extends unknown[], Given>(
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
