import { useSearchParams } from 'react-router'
import { idOf } from '../../../lib/pathId.ts'

/** Which piece of content is looked at, in the address. */
export function usePreviewed(): { id: number | undefined; show: (id: number | undefined) => void } {
  const [params, setParams] = useSearchParams()
  return {
    id: idOf(params.get('preview') ?? undefined),
    show: (id) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('preview')
          if (id !== undefined) next.set('preview', String(id))
          return next
        },
        { replace: true },
      ),
  }
}
