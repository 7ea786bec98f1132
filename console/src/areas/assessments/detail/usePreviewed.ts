import { idOf } from '../../../lib/addresses/pathId.ts'
import { useOpening } from '../../../ui/useOpening.ts'

/** The preview is kept in the address, so that Back closes it. */
export function usePreviewed(): { id: number | undefined; show: (id: number | undefined) => void } {
  const { params, open, close } = useOpening(['preview'])
  return {
    id: idOf(params.get('preview') ?? undefined),
    show: (id) => (id === undefined ? close() : open({ preview: String(id) })),
  }
}
