import { type ComponentType, createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import { loadUnlessLeaving } from '../lib/leavingPage.ts'
import { loadTexts } from '../lib/texts.ts'

export const LazyErrorContext = createContext<(error: unknown) => void>(() => undefined)

interface Closable {
  onClose: () => void
}

interface Options<P> {
  isShown?: (props: P) => boolean
  often?: boolean
  texts?: readonly string[]
}

const pendingLoads: (() => Promise<unknown>)[] = []
let isFetching = false

/** Preloads menus and dialogs, also those of later pages; opening one retries a failed load. */
export async function preloadOverlays(): Promise<void> {
  isFetching = true
  await Promise.allSettled(pendingLoads.splice(0).map((fetch) => fetch()))
}

/** Loads code on first display or, with `often`, when the page is idle. If that fails, reports the error and closes. */
export function createLazyOverlay<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { isShown = () => true, often: isFrequent = false, texts = [] }: Options<P> = {},
): ComponentType<P> {
  let LoadedComponent: ComponentType<P> | undefined
  const fetch = async () => {
    if (LoadedComponent) return
    const [Component] = await loadUnlessLeaving(() => Promise.all([load(), loadTexts(...texts)]))
    LoadedComponent = Component
  }
  if (isFrequent) {
    pendingLoads.push(fetch)
    if (isFetching) void preloadOverlays()
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React's lazy
  return function Late(props: P) {
    const reportError = useContext(LazyErrorContext)
    const [, setLoaded] = useState(LoadedComponent !== undefined)
    const isNeeded = isShown(props)
    const handleError = useEffectEvent((error: unknown) => {
      props.onClose()
      reportError(error)
    })
    useEffect(() => {
      if (!isNeeded || LoadedComponent) return
      let isCancelled = false
      fetch().then(
        () => isCancelled || setLoaded(true),
        (error: unknown) => isCancelled || handleError(error),
      )
      return () => {
        isCancelled = true
      }
    }, [isNeeded])
    return LoadedComponent ? <LoadedComponent {...props} /> : null
  }
}
