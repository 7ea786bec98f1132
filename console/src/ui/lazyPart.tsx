import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react'

/** `fetch` brings its code, so that it is drawn at once; what fails is tried again when it is drawn. */
export type LazyPart<P> = FunctionComponent<P> & { fetch: () => Promise<unknown> }

/**
 * A part whose code comes when it is first drawn, inside a Suspense; at once where the code is there already. React's
 * `lazy` waits all the same, and what waits is revealed no sooner than 300 ms after what stands in its place.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    Part ??= await load()
    return Part
  }
  const Coming = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once where a module begins, as by React's lazy
  function Shown(props: P) {
    // The same one as long as it stands: another would begin anew.
    const [Body] = useState<ComponentType<P>>(() => Part ?? Coming)
    return <Body {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/** Fetches code that is about to be needed, after so many milliseconds: the calls of the page go first. */
export function useFetched(fetch: LazyPart<never>['fetch'] | undefined, after = 0): void {
  useEffect(() => {
    if (!fetch) return
    // What fails is tried again when it is drawn.
    const begin = setTimeout(() => void fetch().catch(() => undefined), after)
    return () => clearTimeout(begin)
  }, [fetch, after])
}
