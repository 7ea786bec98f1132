import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { closesDialog } from '../../lib/opening.ts'
import { useLeaveStore } from './useLeaveGuard.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Stops the router and the browser while something is typed; the router knows one blocker only, so here is all of it. */
export const LeaveHost = observer(function LeaveHost() {
  const store = useLeaveStore()
  const { isHeld } = store
  const { pathname, search } = useLocation()
  const stops = useCallback<BlockerFunction>(
    ({ currentLocation: { search }, nextLocation: next }) =>
      store.lostAt(next.pathname, closesDialog(search, next.search)).length > 0,
    [store],
  )
  const blocker = useBlocker(stops)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const next = blocker.location
    store.ask(blocker.proceed, store.lostAt(next.pathname, closesDialog(search, next.search)), blocker.reset)
  }, [store, blocker, search])
  useEffect(() => store.arrive(pathname), [store, pathname])
  // Only while something is typed: a page that listens is not kept for Back by the browser.
  useEffect(() => {
    if (!isHeld) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isHeld])
  return null
})
