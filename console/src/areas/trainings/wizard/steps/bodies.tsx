import type { TrainingStep } from '@heed/contracts'
import type { ComponentType } from 'react'
import { createLazyComponent } from '../../../../ui/lazyPart.tsx'
import { GoalStep } from './GoalStep.tsx'

export const stepBodies = {
  // Not lazy, because a new wizard opens with this step.
  goal: GoalStep,
  content: createLazyComponent(async () => (await import('./ContentStep.tsx')).ContentStep),
  employees: createLazyComponent(async () => (await import('./EmployeesStep.tsx')).EmployeesStep),
  schedule: createLazyComponent(async () => (await import('./ScheduleStep.tsx')).ScheduleStep),
  reminders: createLazyComponent(async () => (await import('./RemindersStep.tsx')).RemindersStep),
  introMessage: createLazyComponent(async () => (await import('./IntroStep.tsx')).IntroStep),
  finalize: createLazyComponent(async () => (await import('./FinalizeStep.tsx')).FinalizeStep),
} satisfies Record<Exclude<TrainingStep, 'start'>, ComponentType>
