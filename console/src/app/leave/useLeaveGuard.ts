import { useEffect, useState } from 'react'
import { useRoot } from '../root/RootContext.tsx'
import { type LeaveOptions, LeaveStore } from './LeaveStore.ts'

export function useLeaveStore(): LeaveStore {
  return useRoot().area(LeaveStore)
}

export function useLeave(): (proceed: () => unknown) => void {
  const store = useLeaveStore()
  return (proceed) => store.ask(proceed)
}

type Guard = {
  leave: (proceed: () => unknown) => void
  done: (proceed: () => void) => void
}

/** While `isDirty`, asks before every exit: `leave`, links, Back, reload and closing the tab. */
export function useLeaveGuard(
  isDirty: boolean,
  { keptAt: keepsInputAt, words, save }: LeaveOptions = {},
): Guard {
  const store = useLeaveStore()
  const [options] = useState<LeaveOptions>(() => ({}))
  useEffect(() => {
    Object.assign(options, { keptAt: keepsInputAt, words, save })
  })
  useEffect(() => {
    if (!isDirty) return
    store.hold(options)
    return () => store.release(options)
  }, [store, options, isDirty])
  return {
    leave: (proceed) => store.ask(proceed, [options]),
    done: (proceed) => {
      store.release(options)
      proceed()
    },
  }
}
