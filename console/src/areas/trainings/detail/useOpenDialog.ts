import { TrainingUserProgress } from '@heed/contracts'
import { useSearchParams } from 'react-router'
import { idOf } from '../../../lib/pathId.ts'
import type { PeopleAsked } from './TrainingPeople.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type OpenDialog = {
  name: DialogName | undefined
  /** Behind which figure people are shown. */
  asked: PeopleAsked
  open: (name: DialogName, asked?: PeopleAsked) => void
  close: () => void
}

/** Which dialog of the page is open, in the address: it survives a reload and the end of the session. */
export function useOpenDialog(): OpenDialog {
  const [params, setParams] = useSearchParams()
  const change = (name: DialogName | undefined, { listId, progress }: PeopleAsked = {}) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const word of ['dialog', 'list', 'progress']) next.delete(word)
        if (name) next.set('dialog', name)
        if (listId !== undefined) next.set('list', String(listId))
        if (progress) next.set('progress', progress)
        return next
      },
      { replace: true },
    )
  const listId = idOf(params.get('list') ?? undefined)
  const progress = TrainingUserProgress.safeParse(params.get('progress'))
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    asked: { ...(listId !== undefined && { listId }), ...(progress.success && { progress: progress.data }) },
    open: change,
    close: () => change(undefined),
  }
}
