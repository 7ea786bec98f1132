import { TrainingUserProgress } from '@heed/contracts'
import { parseId } from '../../../../lib/addresses/pathId.ts'
import { useDialogParams } from '../../../../ui/useOpening.ts'
import type { TrainingPeopleQuery } from '../people/TrainingPeople.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type TrainingDialogState = {
  name: DialogName | undefined
  asked: TrainingPeopleQuery
  open: (name: DialogName, peopleQuery?: TrainingPeopleQuery) => void
  close: () => void
}

/** The dialog is kept in the URL: it survives reloads and session ends, and Back closes it. */
export function useTrainingDialog(): TrainingDialogState {
  const { params, open, close } = useDialogParams(['dialog', 'list', 'progress'])
  const listId = parseId(params.get('list') ?? undefined)
  const progress = TrainingUserProgress.safeParse(params.get('progress'))
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    asked: { ...(listId !== undefined && { listId }), ...(progress.success && { progress: progress.data }) },
    open: (dialog, peopleQuery = {}) =>
      open({ dialog, list: peopleQuery.listId?.toString(), progress: peopleQuery.progress }),
    close,
  }
}
