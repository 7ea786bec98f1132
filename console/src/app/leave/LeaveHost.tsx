import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { isClosingDialog } from '../../lib/openingState.ts'
import { useLeaveStore } from './useLeaveGuard.ts'

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** The router supports only one blocker, so this blocker covers all forms. */
export const LeaveHost = observer(function LeaveHost() {
  const store = useLeaveStore()
  const { hasUnsavedInput: isGuarded } = store
  const { pathname, search } = useLocation()
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation: { search }, nextLocation: next }) =>
      store.listLostInputs(next.pathname, isClosingDialog(search, next.search)).length > 0,
    [store],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const next = blocker.location
    store.ask(
      blocker.proceed,
      store.listLostInputs(next.pathname, isClosingDialog(search, next.search)),
      blocker.reset,
    )
  }, [store, blocker, search])
  useEffect(() => store.setCurrentPath(pathname), [store, pathname])
  // A beforeunload listener disables the back/forward cache, so it is added only while needed.
  useEffect(() => {
    if (!isGuarded) return
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isGuarded])
  return null
})
