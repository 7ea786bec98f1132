import type { AssessmentStep } from '@heed/contracts'
import type { ComponentType } from 'react'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { GoalStep } from './GoalStep.tsx'

export const stepBodies = {
  // Not lazy, because a new wizard opens with this step.
  goal: GoalStep,
  content: lazyPart(async () => (await import('./ContentStep.tsx')).ContentStep),
  personalize: lazyPart(async () => (await import('./PersonalizeStep.tsx')).PersonalizeStep),
  employees: lazyPart(async () => (await import('./EmployeesStep.tsx')).EmployeesStep),
  schedule: lazyPart(async () => (await import('./ScheduleStep.tsx')).ScheduleStep),
  reminders: lazyPart(async () => (await import('./RemindersStep.tsx')).RemindersStep),
  introMessage: lazyPart(async () => (await import('./IntroStep.tsx')).IntroStep),
  finalize: lazyPart(async () => (await import('./FinalizeStep.tsx')).FinalizeStep),
} satisfies Record<Exclude<AssessmentStep, 'start'>, ComponentType>
