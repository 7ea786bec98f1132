import { type ComponentType, createContext, useContext, useEffect, useEffectEvent, useState } from 'react'

/** Tells that the code of a part could not be fetched. */
export const LateProblem = createContext<(error: unknown) => void>(() => undefined)

interface Closable {
  onClose: () => void
}

/** Parts that every page may need at a click, until they are fetched. */
const waiting: (() => Promise<unknown>)[] = []
let isFetching = false

/**
 * Fetches the code of all menus and questions, so that none keeps anybody waiting, and from then on that of those which
 * a page brings along; what fails is tried when it is opened.
 */
export async function fetchLate(): Promise<void> {
  isFetching = true
  await Promise.allSettled(waiting.splice(0).map((fetch) => fetch()))
}

/**
 * A menu, a question or a dialog whose code is fetched when it is first shown, and not with the page; those that every
 * page has, `often`, as soon as the page rests. What cannot be fetched closes again and says so: the page stays.
 */
export function late<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { isShown = () => true, often = false }: { isShown?: (props: P) => boolean; often?: boolean } = {},
): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    Part ??= await load()
  }
  if (often) {
    waiting.push(fetch)
    if (isFetching) void fetchLate()
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once where a module begins, as by React's lazy
  return function Late(props: P) {
    const tell = useContext(LateProblem)
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
