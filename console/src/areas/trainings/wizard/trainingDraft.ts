import {
  copyName,
  readFrequency,
  subjectsPerInterval,
  type Template,
  type Training,
  trainingStepCode,
} from '@heed/contracts'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { createDraftSchema } from '../../../parts/campaigns/wizard/model/draftSchema.ts'
import { type Beginning, newTrainingValues, TrainingValues, toTrainingValues } from './values.ts'

export type Origin =
  | { kind: 'new' }
  | { kind: 'edit'; id: string }
  | { kind: 'copy'; id: string }
  | { kind: 'recommended'; subjects: number[]; userLists: number[] }

const idsIn = (text: string | null): number[] =>
  (text ?? '').split(',').flatMap((part) => parseId(part) ?? [])

/** `subjects` and `lists` are set by a recommendation. */
export function parseOrigin(query: URLSearchParams): Origin {
  const subjects = idsIn(query.get('subjects'))
  return subjects.length > 0
    ? { kind: 'recommended', subjects, userLists: idsIn(query.get('lists')) }
    : { kind: 'new' }
}

export const TrainingDraft = createDraftSchema(TrainingValues, trainingStepCode)

export function createFirstValues(origin: Origin, isPackaged: boolean, beginning: Beginning): TrainingValues {
  const values = newTrainingValues(beginning)
  if (origin.kind !== 'recommended') {
    return isPackaged ? { ...values, subjectsPerInterval: subjectsPerInterval.recommended } : values
  }
  const { subjects, userLists } = origin
  return {
    ...values,
    subjects: [...subjects],
    userLists: [...userLists],
    beginsWithContent: true,
    subjectsPerInterval: subjectsPerInterval.recommended,
  }
}

export function copyTrainingValues(training: Training, beginning: Beginning): TrainingValues {
  const { start } = newTrainingValues(beginning)
  return {
    ...toTrainingValues(training, beginning),
    name: copyName(training.name),
    start,
    deliveries: null,
    beginsWithContent: true,
  }
}

export function templateValues({ id, subjects, frequency: text }: Template): Partial<TrainingValues> {
  const frequency = readFrequency(text)
  return {
    templateId: id,
    templateCustomized: false,
    subjects: [...subjects],
    deliveries: null,
    ...(frequency && { interval: frequency.interval, subjectsPerInterval: frequency.subjects }),
  }
}
