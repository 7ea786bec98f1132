import type { TrainingStep } from '@heed/contracts'
import type { ComponentType } from 'react'
import { createLazyPart } from '../../../../ui/lazyPart.tsx'
import { GoalStep } from './GoalStep.tsx'

export const stepBodies = {
  // Not lazy, because a new wizard opens with this step.
  goal: GoalStep,
  content: createLazyPart(async () => (await import('./ContentStep.tsx')).ContentStep),
  employees: createLazyPart(async () => (await import('./EmployeesStep.tsx')).EmployeesStep),
  schedule: createLazyPart(async () => (await import('./ScheduleStep.tsx')).ScheduleStep),
  reminders: createLazyPart(async () => (await import('./RemindersStep.tsx')).RemindersStep),
  introMessage: createLazyPart(async () => (await import('./IntroStep.tsx')).IntroStep),
  finalize: createLazyPart(async () => (await import('./FinalizeStep.tsx')).FinalizeStep),
} satisfies Record<Exclude<TrainingStep, 'start'>, ComponentType>
