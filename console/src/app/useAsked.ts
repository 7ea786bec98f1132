import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Action } from '../ui/action.ts'
import { useRoot } from './RootContext.tsx'

/** Names an action of a page in its address, as the palette leads to one. */
export const ASKED = 'do'

/** Does once what the address of a page asks for, of what the page can do; refused, it says why. For observers. */
export function useAsked(actions: readonly Action[]): void {
  const { notices } = useRoot()
  const [query, setQuery] = useSearchParams()
  const asked = query.get(ASKED)
  const take = useEffectEvent(() => {
    setQuery(
      (last) => {
        last.delete(ASKED)
        return last
      },
      { replace: true, preventScrollReset: true },
    )
    const action = actions.find(({ key, hidden }) => key === asked && !hidden)
    if (action?.disabledReason !== undefined) notices.show('info', action.disabledReason)
    else action?.onRun?.()
  })
  useEffect(() => {
    if (asked !== null) take()
  }, [asked])
}
