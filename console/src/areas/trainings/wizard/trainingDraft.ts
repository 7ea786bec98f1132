import {
  createCopyName,
  parseFrequency,
  subjectsPerInterval,
  type Template,
  type Training,
  trainingStepCode,
} from '@heed/contracts'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { createDraftSchema } from '../../../parts/campaigns/wizard/model/draftSchema.ts'
import { createTrainingValues, type InitialContext, TrainingValues, toTrainingValues } from './values.ts'

export type Origin =
  | { kind: 'new' }
  | { kind: 'edit'; id: string }
  | { kind: 'copy'; id: string }
  | { kind: 'recommended'; subjects: number[]; userLists: number[] }

const parseIds = (text: string | null): number[] =>
  (text ?? '').split(',').flatMap((part) => parseId(part) ?? [])

/** A recommendation's URL contains `subjects` and, optionally, `lists`. */
export function parseOrigin(query: URLSearchParams): Origin {
  const subjects = parseIds(query.get('subjects'))
  return subjects.length > 0
    ? { kind: 'recommended', subjects, userLists: parseIds(query.get('lists')) }
    : { kind: 'new' }
}

export const TrainingDraft = createDraftSchema(TrainingValues, trainingStepCode)

export function createInitialValues(
  origin: Origin,
  isPackaged: boolean,
  context: InitialContext,
): TrainingValues {
  const values = createTrainingValues(context)
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

export function copyTrainingValues(training: Training, context: InitialContext): TrainingValues {
  const { start } = createTrainingValues(context)
  return {
    ...toTrainingValues(training, context),
    name: createCopyName(training.name),
    start,
    deliveries: null,
    beginsWithContent: true,
  }
}

export function getTemplateValues({ id, subjects, frequency: text }: Template): Partial<TrainingValues> {
  const frequency = parseFrequency(text)
  return {
    templateId: id,
    templateCustomized: false,
    subjects: [...subjects],
    deliveries: null,
    ...(frequency && { interval: frequency.interval, subjectsPerInterval: frequency.subjects }),
  }
}
