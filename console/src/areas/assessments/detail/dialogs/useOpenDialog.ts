import { AssessmentStanding } from '@heed/contracts'
import { parseId } from '../../../../lib/addresses/pathId.ts'
import { useDialogParams } from '../../../../ui/useOpening.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'restart', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type OpenDialog = {
  name: DialogName | undefined
  asked: AssessmentPeopleQuery
  open: (name: DialogName, asked?: AssessmentPeopleQuery) => void
  close: () => void
}

const words = {
  listId: 'list',
  threatArea: 'area',
  keyBehaviour: 'behaviour',
  questionId: 'scenario',
  minScore: 'from',
  maxScore: 'to',
  progress: 'progress',
  reminderId: 'reminder',
} as const satisfies Record<keyof Required<AssessmentPeopleQuery>, string>

const names = Object.keys(words) as (keyof AssessmentPeopleQuery)[]

/** The dialog is kept in the address: it survives reloads and session ends, and Back closes it. */
export function useOpenDialog(): OpenDialog {
  const { params, open, close } = useDialogParams(['dialog', ...Object.values(words)])
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    asked: read((what) => params.get(words[what])),
    open: (dialog, asked = {}) =>
      open({ dialog, ...Object.fromEntries(names.map((what) => [words[what], asked[what]?.toString()])) }),
    close,
  }
}

/** Removes invalid parameters from the address. */
function read(text: (what: keyof AssessmentPeopleQuery) => string | null): AssessmentPeopleQuery {
  const numbered = (what: keyof AssessmentPeopleQuery) => parseId(text(what) ?? undefined)
  const [listId, questionId, reminderId] = [
    numbered('listId'),
    numbered('questionId'),
    numbered('reminderId'),
  ]
  const [minScore, maxScore] = [parseScore(text('minScore')), parseScore(text('maxScore'))]
  const [threatArea, keyBehaviour] = [text('threatArea'), text('keyBehaviour')]
  const progress = AssessmentStanding.safeParse(text('progress'))
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
