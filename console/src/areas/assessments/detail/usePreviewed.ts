import { idOf } from '../../../lib/pathId.ts'
import { useOpening } from '../../../ui/useOpening.ts'

/** Which piece of content is looked at, in the address; Back closes it. */
export function usePreviewed(): { id: number | undefined; show: (id: number | undefined) => void } {
  const { params, open, close } = useOpening(['preview'])
  return {
    id: idOf(params.get('preview') ?? undefined),
    show: (id) => (id === undefined ? close() : open({ preview: String(id) })),
  }
}
