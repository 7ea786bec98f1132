import {
  assessmentScheduleType,
  campaignStatus,
  type PackageSave,
  trainingScheduleType,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { createAssessment } from '../assessments/save.ts'
import { createTraining } from '../trainings/newTraining.ts'

export type PackagedCampaign = { language: string } & (
  | { kind: 'training'; row: TrainingRow }
  | { kind: 'assessment'; row: AssessmentRow }
)

export function findPackaged(
  { campaigns }: World,
  { id, language }: CompanyRow,
  uniqueId: string,
): PackagedCampaign | undefined {
  const isMatch = (row: TrainingRow | AssessmentRow) => row.isScorm && row.uniqueId === uniqueId
  const training = campaigns.trainingsByCompany.get(id).find(isMatch)
  if (training) return { kind: 'training', row: training, language: training.language ?? language }
  const row = campaigns.assessmentsByCompany.get(id).find(isMatch)
  return row && { kind: 'assessment', row, language: row.language ?? language }
}

type Save<K extends PackageSave['kind']> = Extract<PackageSave, { kind: K }>

const toPackagedFields = (company: CompanyRow, { name, language = company.language }: PackageSave) =>
  ({ name, language, status: campaignStatus.active, isScorm: true }) as const

export function putPackagedTraining(world: World, company: CompanyRow, save: Save<'training'>): TrainingRow {
  const { trainings } = world.campaigns
  return trainings.put({
    ...createTraining(world, company),
    ...toPackagedFields(company, save),
    id: world.nextId(trainings),
    scheduleType: trainingScheduleType.now,
    subjects: [...new Set(save.subjects)],
    templateId: save.templateId ?? null,
    templateCustomized: save.templateId === undefined,
  })
}

export function putPackagedAssessment(
  world: World,
  company: CompanyRow,
  save: Save<'assessment'>,
): AssessmentRow {
  return world.campaigns.assessments.put({
    ...createAssessment(world, company),
    ...toPackagedFields(company, save),
    scheduleType: assessmentScheduleType.immediate,
    questions: [...new Set(save.questions)],
    templateIds: save.templateIds,
    templateCustomized: save.templateIds.includes('custom'),
    personalizeEnabled: save.personalizeEnabled,
    personalizeData: save.personalizeData ?? {},
  })
}
