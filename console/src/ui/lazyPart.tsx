import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react'
import { loadUnlessLeaving } from '../lib/leavingPage.ts'

export type LazyComponent<P> = FunctionComponent<P> & { fetch: () => Promise<unknown> }

/** Once loaded, renders synchronously; React's `lazy` always suspends, for at least 300 ms. */
export function createLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let LoadedPart: ComponentType<P> | undefined
  const fetch = async () => {
    LoadedPart ??= await loadUnlessLeaving(load)
    return LoadedPart
  }
  const LazyBody = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React's lazy
  function PartComponent(props: P) {
    // Constant while mounted, because a different component type would force a remount.
    const [Body] = useState<ComponentType<P>>(() => LoadedPart ?? LazyBody)
    return <Body {...props} />
  }
  return Object.assign(PartComponent, { fetch })
}

/** Starts after `delayMs`, so that the page's API calls are sent first. */
export function usePrefetch(fetch: LazyComponent<never>['fetch'] | undefined, delayMs = 0): void {
  useEffect(() => {
    if (!fetch) return
    const timer = setTimeout(() => void fetch().catch(() => undefined), delayMs)
    return () => clearTimeout(timer)
  }, [fetch, delayMs])
}
