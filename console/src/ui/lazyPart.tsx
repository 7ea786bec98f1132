import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react'

export type LazyPart<P> = FunctionComponent<P> & { fetch: () => Promise<unknown> }

/** Once loaded, renders synchronously; React's `lazy` always suspends, for at least 300 ms. */
export function createLazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    Part ??= await load()
    return Part
  }
  const Coming = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React's lazy
  function Shown(props: P) {
    // Constant while mounted, because a different component type would remount.
    const [Body] = useState<ComponentType<P>>(() => Part ?? Coming)
    return <Body {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/** Starts after `after` ms, so that the page's API calls are sent first. */
export function useFetched(fetch: LazyPart<never>['fetch'] | undefined, after = 0): void {
  useEffect(() => {
    if (!fetch) return
    const begin = setTimeout(() => void fetch().catch(() => undefined), after)
    return () => clearTimeout(begin)
  }, [fetch, after])
}
