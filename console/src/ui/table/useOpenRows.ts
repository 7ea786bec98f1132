import { useSearchParams } from 'react-router'
import type { Expansion } from '../buttons/useExpanded.ts'

/** `useOpenRows('lists')` stores open rows in the URL: ?lists.open=12. */
export function useOpenRows(prefix = 'list'): Expansion {
  const [params, setParams] = useSearchParams()
  const key = `${prefix}.open`
  const open = params.getAll(key)
  return {
    isOpen: (id) => open.includes(id),
    toggle: (id) => {
      const next = new URLSearchParams(params)
      next.delete(key)
      const others = open.filter((other) => other !== id)
      for (const kept of others.length < open.length ? others : [...open, id]) next.append(key, kept)
      setParams(next, { replace: true, flushSync: true })
    },
  }
}
