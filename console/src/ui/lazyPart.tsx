import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react'

export type LazyPart<P> = FunctionComponent<P> & { fetch: () => Promise<unknown> }

/** Renders synchronously once loaded; React's `lazy` always suspends, and reveals no sooner than after 300 ms. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    Part ??= await load()
    return Part
  }
  const Coming = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once where a module begins, as by React's lazy
  function Shown(props: P) {
    // Fixed per mount: another component type would remount.
    const [Body] = useState<ComponentType<P>>(() => Part ?? Coming)
    return <Body {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/** Waits `after` ms, because the page's own calls come first. */
export function useFetched(fetch: LazyPart<never>['fetch'] | undefined, after = 0): void {
  useEffect(() => {
    if (!fetch) return
    const begin = setTimeout(() => void fetch().catch(() => undefined), after)
    return () => clearTimeout(begin)
  }, [fetch, after])
}
