import { useEffect, useState } from 'react'
import { useRoot } from '../root/RootContext.tsx'
import { type LeaveOptions, LeaveStore } from './LeaveStore.ts'

export function useLeaveStore(): LeaveStore {
  return useRoot().area(LeaveStore)
}

export function useLeave(): (go: () => unknown) => void {
  const store = useLeaveStore()
  return (go) => store.ask(go)
}

type Guard = {
  leave: (go: () => unknown) => void
  done: (go: () => void) => void
}

/** While `isDirty`, asks before every exit: `leave`, links, Back, reload and closing the tab. */
export function useLeaveGuard(isDirty: boolean, { keptAt, words, save }: LeaveOptions = {}): Guard {
  const store = useLeaveStore()
  const [typed] = useState<LeaveOptions>(() => ({}))
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
