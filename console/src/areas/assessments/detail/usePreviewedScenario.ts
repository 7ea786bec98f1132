import { parseId } from '../../../lib/addresses/pathId.ts'
import { useDialogParams } from '../../../ui/useOpening.ts'

/** The preview is kept in the URL, so that Back closes it. */
export function usePreviewedScenario(): { id: number | undefined; show: (id: number | undefined) => void } {
  const { params, open, close } = useDialogParams(['preview'])
  return {
    id: parseId(params.get('preview') ?? undefined),
    show: (id) => (id === undefined ? close() : open({ preview: String(id) })),
  }
}
