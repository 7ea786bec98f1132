import { AssessmentUserFilter } from '@heed/contracts'
import { parseId } from '../../../../lib/addresses/pathId.ts'
import { useDialogParams } from '../../../../ui/useOpening.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'restart', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type DialogState = {
  name: DialogName | undefined
  asked: AssessmentPeopleQuery
  open: (name: DialogName, peopleQuery?: AssessmentPeopleQuery) => void
  close: () => void
}

const paramNames = {
  listId: 'list',
  threatArea: 'area',
  keyBehaviour: 'behaviour',
  questionId: 'scenario',
  minScore: 'from',
  maxScore: 'to',
  progress: 'progress',
  reminderId: 'reminder',
} as const satisfies Record<keyof Required<AssessmentPeopleQuery>, string>

const names = Object.keys(paramNames) as (keyof AssessmentPeopleQuery)[]

/** The dialog is kept in the URL: it survives reloads and session ends, and Back closes it. */
export function useOpenDialog(): DialogState {
  const { params, open, close } = useDialogParams(['dialog', ...Object.values(paramNames)])
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    asked: parsePeopleQuery((name) => params.get(paramNames[name])),
    open: (dialog, peopleQuery = {}) =>
      open({
        dialog,
        ...Object.fromEntries(names.map((name) => [paramNames[name], peopleQuery[name]?.toString()])),
      }),
    close,
  }
}

/** Ignores invalid parameters. */
function parsePeopleQuery(text: (name: keyof AssessmentPeopleQuery) => string | null): AssessmentPeopleQuery {
  const readId = (name: keyof AssessmentPeopleQuery) => parseId(text(name) ?? undefined)
  const [listId, questionId, reminderId] = [readId('listId'), readId('questionId'), readId('reminderId')]
  const [minScore, maxScore] = [parseScore(text('minScore')), parseScore(text('maxScore'))]
  const [threatArea, keyBehaviour] = [text('threatArea'), text('keyBehaviour')]
  const progress = AssessmentUserFilter.safeParse(text('progress'))
  return {
    ...(listId !== undefined && { listId }),
    ...(questionId !== undefined && { questionId }),
    ...(reminderId !== undefined && { reminderId }),
    ...(minScore !== undefined && { minScore }),
    ...(maxScore !== undefined && { maxScore }),
    ...(threatArea && { threatArea }),
    ...(keyBehaviour && { keyBehaviour }),
    ...(progress.success && { progress: progress.data }),
  }
}

const parseScore = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined
