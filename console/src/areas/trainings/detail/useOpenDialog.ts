import { useSearchParams } from 'react-router'
import { idOf } from '../../../lib/pathId.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type OpenDialog = {
  name: DialogName | undefined
  /** Of which list people are shown; undefined for everybody. */
  listId: number | undefined
  open: (name: DialogName, listId?: number) => void
  close: () => void
}

/** Which dialog of the page is open, in the address: it survives a reload and the end of the session. */
export function useOpenDialog(): OpenDialog {
  const [params, setParams] = useSearchParams()
  const change = (name: DialogName | undefined, listId?: number) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('dialog')
        next.delete('list')
        if (name) next.set('dialog', name)
        if (listId !== undefined) next.set('list', String(listId))
        return next
      },
      { replace: true },
    )
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    listId: idOf(params.get('list') ?? undefined),
    open: change,
    close: () => change(undefined),
  }
}
