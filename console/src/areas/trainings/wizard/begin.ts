import {
  copyName,
  readFrequency,
  subjectsPerInterval,
  type Template,
  type Training,
  type TrainingStep,
  trainingStepCode,
} from '@heed/contracts'
import * as z from 'zod/mini'
import { idOf } from '../../../lib/pathId.ts'
import { type Beginning, newValues, TrainingValues, valuesOf } from './values.ts'

/** What the wizard begins with: nothing, a saved training, another one's content, or what somebody else has chosen. */
export type Origin =
  | { kind: 'new' }
  | { kind: 'edit'; id: string }
  | { kind: 'copy'; id: string }
  | { kind: 'recommended'; subjects: number[]; userLists: number[] }

const idsIn = (text: string | null): number[] => (text ?? '').split(',').flatMap((part) => idOf(part) ?? [])

/** What an address begins a new training with: `subjects` and `lists` as a recommendation hands them over, or nothing. */
export function originOf(query: URLSearchParams): Origin {
  const subjects = idsIn(query.get('subjects'))
  return subjects.length > 0
    ? { kind: 'recommended', subjects, userLists: idsIn(query.get('lists')) }
    : { kind: 'new' }
}

/** What is kept in the tab until it is saved. */
export const KeptTraining = z.object({
  values: TrainingValues,
  reached: z.enum(Object.keys(trainingStepCode) as TrainingStep[]),
  /** When the saved training had last changed that this began with; null without one. */
  base: z.nullable(z.string()),
  /** What was sent without an answer, oldest first. */
  unanswered: z.optional(
    z.array(
      z.object({ since: z.string(), values: TrainingValues, isDraft: z.boolean(), isNew: z.boolean() }),
    ),
  ),
})
export type KeptTraining = z.infer<typeof KeptTraining>

/** The values of a training that is not saved yet. */
export function firstValues(origin: Origin, isPackaged: boolean, beginning: Beginning): TrainingValues {
  const values = newValues(beginning)
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

/** A training once more, under another name and with dates of its own. */
export function copiedValues(training: Training, beginning: Beginning): TrainingValues {
  const { start } = newValues(beginning)
  return {
    ...valuesOf(training, beginning),
    name: copyName(training.name),
    start,
    deliveries: null,
    beginsWithContent: true,
  }
}

/** What a template brings: its subjects, and how often they go out. */
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
