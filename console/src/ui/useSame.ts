import { useEffect, useRef, useState } from 'react'

/** The same function for as long as a part is there, such as for the columns of a table; it does what the latest does. */
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
