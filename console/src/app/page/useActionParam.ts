import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Action } from '../../ui/buttons/action.ts'
import { useRoot } from '../root/RootContext.tsx'

/** Query parameter for the action that a page should perform. */
export const ACTION_PARAM = 'do'

export function useActionParam(actions: readonly Action[]): void {
  const { notices } = useRoot()
  const [query, setQuery] = useSearchParams()
  const actionKey = query.get(ACTION_PARAM)
  const runAction = useEffectEvent(() => {
    setQuery(
      (params) => {
        params.delete(ACTION_PARAM)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    const action = actions.find(({ key, hidden }) => key === actionKey && !hidden)
    if (action?.disabledReason !== undefined) notices.show('info', action.disabledReason)
    else action?.onRun?.()
  })
  useEffect(() => {
    if (actionKey !== null) runAction()
  }, [actionKey])
}
