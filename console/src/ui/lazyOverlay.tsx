import { type ComponentType, createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
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

const waiting: (() => Promise<unknown>)[] = []
let isFetching = false

/** Preloads menus and dialogs, also on later pages; opening a component retries a failed load. */
export async function preloadOverlays(): Promise<void> {
  isFetching = true
  await Promise.allSettled(waiting.splice(0).map((fetch) => fetch()))
}

/** Loads code on first display or, with `often`, when the page is idle. Reports a failure and closes. */
export function createLazyOverlay<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { isShown = () => true, often = false, texts = [] }: Options<P> = {},
): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    if (Part) return
    const [Loaded] = await Promise.all([load(), loadTexts(...texts)])
    Part = Loaded
  }
  if (often) {
    waiting.push(fetch)
    if (isFetching) void preloadOverlays()
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React's lazy
  return function Late(props: P) {
    const tell = useContext(LazyErrorContext)
    const [, setFetched] = useState(Part !== undefined)
    const isWanted = isShown(props)
    const giveUp = useEffectEvent((error: unknown) => {
      props.onClose()
      tell(error)
    })
    useEffect(() => {
      if (!isWanted || Part) return
      let isGone = false
      fetch().then(
        () => isGone || setFetched(true),
        (error: unknown) => isGone || giveUp(error),
      )
      return () => {
        isGone = true
      }
    }, [isWanted])
    return Part ? <Part {...props} /> : null
  }
}
