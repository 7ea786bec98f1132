import { useSearchParams } from 'react-router'
import type { Expansion } from '../buttons/useExpanded.ts'

/** `useOpenRows('lists')` stores open rows in the URL: ?lists.open=12. */
export function useOpenRows(prefix = 'list'): Expansion {
  const [params, setParams] = useSearchParams()
  const key = `${prefix}.open`
  const openIds = params.getAll(key)
  return {
    isOpen: (id) => openIds.includes(id),
    toggle: (id) => {
      const nextParams = new URLSearchParams(params)
      nextParams.delete(key)
      const remainingIds = openIds.filter((candidate) => candidate !== id)
      for (const openId of remainingIds.length < openIds.length ? remainingIds : [...openIds, id])
        nextParams.append(key, openId)
      setParams(nextParams, { replace: true, flushSync: true })
    },
  }
}
