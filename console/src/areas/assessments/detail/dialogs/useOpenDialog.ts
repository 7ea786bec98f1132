import { AssessmentStanding } from '@heed/contracts'
import { idOf } from '../../../../lib/addresses/pathId.ts'
import { useOpening } from '../../../../ui/useOpening.ts'
import type { PeopleAsked } from '../EmployeesOf.ts'

const dialogs = ['remind', 'people', 'bounced', 'rename', 'restart', 'download'] as const
type DialogName = (typeof dialogs)[number]

export type OpenDialog = {
  name: DialogName | undefined
  asked: PeopleAsked
  open: (name: DialogName, asked?: PeopleAsked) => void
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
} as const satisfies Record<keyof Required<PeopleAsked>, string>

const names = Object.keys(words) as (keyof PeopleAsked)[]

/** The dialog is kept in the address: it survives reloads and session ends, and Back closes it. */
export function useOpenDialog(): OpenDialog {
  const { params, open, close } = useOpening(['dialog', ...Object.values(words)])
  return {
    name: dialogs.find((name) => name === params.get('dialog')),
    asked: read((what) => params.get(words[what])),
    open: (dialog, asked = {}) =>
      open({ dialog, ...Object.fromEntries(names.map((what) => [words[what], asked[what]?.toString()])) }),
    close,
  }
}

/** Removes invalid parameters from the address. */
function read(text: (what: keyof PeopleAsked) => string | null): PeopleAsked {
  const numbered = (what: keyof PeopleAsked) => idOf(text(what) ?? undefined)
  const [listId, questionId, reminderId] = [
    numbered('listId'),
    numbered('questionId'),
    numbered('reminderId'),
  ]
  const [minScore, maxScore] = [scoreOf(text('minScore')), scoreOf(text('maxScore'))]
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

const scoreOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined
