import type { PackageSave } from '../../../entities/campaigns/packageSave.ts'
import { trainingScheduleType } from '../../../entities/campaigns/trainingSave.ts'
import { getPersonalizeProblem, type PersonalizedKey } from '../../people/personalize.ts'
import { getAssessmentStepRefusal } from '../assessments/assessmentWizard.ts'
import type { SavingFacts } from '../trainings/trainingSaving.ts'
import { getTrainingStepRefusal } from '../trainings/trainingWizard.ts'

export interface PackageSavingFacts extends Pick<SavingFacts, 'licensed' | 'seats' | 'unavailable'> {
  enabled: boolean
  personalizedKeys: readonly PersonalizedKey[]
}

export const packagesDisabledText = "SCORM and cmi5 packages aren't enabled for this company"

const emptyFields = {
  employees: 0,
  hasTemplate: true,
  isPackaged: true,
  channel: 0,
  intro: { enabled: false, message: '' },
} as const

export function getPackageSaveProblem(
  save: PackageSave,
  { enabled, unavailable, personalizedKeys, ...facts }: PackageSavingFacts,
): string | null {
  if (!enabled) return packagesDisabledText
  if (save.kind === 'training') {
    return getTrainingStepRefusal('start', {
      ...emptyFields,
      ...facts,
      name: save.name,
      items: { unavailable, selected: save.subjects.length },
      scheduleType: trainingScheduleType.now,
      scheduleProblem: null,
      reminders: { enabled: false, channel: 0, steps: [] },
    })
  }
  return getAssessmentStepRefusal('start', {
    ...emptyFields,
    ...facts,
    name: save.name,
    items: { unavailable, selected: save.questions.length },
    personalizeProblem: getPersonalizeProblem(personalizedKeys, save.personalizeData ?? {}),
    dateProblem: null,
    reminderProblem: null,
  })
}
