import { useEffect, useState } from 'react'
import { useRoot } from '../RootContext.tsx'
import { LeaveStore, type Typed } from './LeaveStore.ts'

export function useLeaveStore(): LeaveStore {
  return useRoot().area(LeaveStore)
}

/** Asks before all that is typed anywhere is lost: for ways out that are no address, as signing out is. */
export function useLeave(): (go: () => unknown) => void {
  const store = useLeaveStore()
  return (go) => store.ask(go)
}

type Guard = {
  /** Goes on, after the question while something is typed: for Esc, the backdrop, Close and Cancel alike. */
  leave: (go: () => unknown) => void
  /** Goes on without a question: what was typed is saved. */
  done: (go: () => void) => void
}

/**
 * While `isDirty`, every way out asks first: the returned `leave`, every link, Back, reload and closing the tab.
 * A form whose page goes away asks no more.
 */
export function useLeaveGuard(isDirty: boolean, { keptAt, words, save }: Typed = {}): Guard {
  const store = useLeaveStore()
  // One object for as long as the form lives; what it says may change with every render.
  const [typed] = useState<Typed>(() => ({}))
  useEffect(() => {
    Object.assign(typed, { keptAt, words, save })
  })
  useEffect(() => {
    if (!isDirty) return
    store.hold(typed)
    return () => store.release(typed)
  }, [store, typed, isDirty])
  return {
    leave: (go) => store.ask(go, [typed]),
    done: (go) => {
      store.release(typed)
      go()
    },
  }
}
