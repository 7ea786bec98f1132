import { badDay } from './badDay.ts'
import { riskAssessmentStory } from './findsARisk.ts'
import { firstImport } from './firstImport.ts'
import { partnersDay } from './partnersDay.ts'
import type { Story } from './story.ts'
import { yearOfTrainings } from './yearOfTrainings.ts'

export const stories: readonly Story[] = [
  firstImport,
  yearOfTrainings,
  riskAssessmentStory,
  partnersDay,
  badDay,
]
