import type { AssessmentStep } from '@heed/contracts'
import { type ComponentType, lazy } from 'react'
import { GoalStep } from './GoalStep.tsx'

/** What each step of the wizard shows; it comes when it is opened. What starting leads to is a page of its own. */
export const stepBodies: Record<Exclude<AssessmentStep, 'start'>, ComponentType> = {
  // Where a new one begins: nobody waits for it.
  goal: GoalStep,
  content: lazy(async () => ({ default: (await import('./ContentStep.tsx')).ContentStep })),
  personalize: lazy(async () => ({ default: (await import('./PersonalizeStep.tsx')).PersonalizeStep })),
  employees: lazy(async () => ({ default: (await import('./EmployeesStep.tsx')).EmployeesStep })),
  schedule: lazy(async () => ({ default: (await import('./ScheduleStep.tsx')).ScheduleStep })),
  reminders: lazy(async () => ({ default: (await import('./RemindersStep.tsx')).RemindersStep })),
  introMessage: lazy(async () => ({ default: (await import('./IntroStep.tsx')).IntroStep })),
  finalize: lazy(async () => ({ default: (await import('./FinalizeStep.tsx')).FinalizeStep })),
}
