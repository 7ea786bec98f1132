import { listTrainingSubjects } from '@heed/contracts'
import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import type { TrainingDocument } from '../../files/documents/trainingPdf.ts'
import { formatPersonName } from '../../files/pdf/fonts.ts'
import type { World } from '../../world/World.ts'
import { getSubjectTitle } from '../campaigns/subjectTitle.ts'
import { getParticipants, toParticipantView } from './results/participants.ts'
import { countBouncedPeople, getListFigures, getRecord, getTrainingFigures } from './results/record.ts'
import { getBatchTimes } from './trainingViews.ts'

export function createTrainingDocument(
  world: World,
  company: CompanyRow,
  training: TrainingRow,
  { withPeople, zone }: { withPeople: boolean; zone: string | undefined },
): TrainingDocument {
  return {
    title: training.name,
    issued: world.clock.instant,
    zone,
    ...getBatchTimes(training),
    figures: getTrainingFigures(world, training),
    bounced: countBouncedPeople(world, training),
    lessons: listTrainingSubjects(getRecord(world, training)).map(({ subjectId, ...figures }) => ({
      ...figures,
      title: getSubjectTitle(world, training, subjectId),
    })),
    lists: getListFigures(world, training),
    people: withPeople ? listDocumentPeople(world, company, training) : undefined,
  }
}

const listDocumentPeople = (
  world: World,
  company: CompanyRow,
  training: TrainingRow,
): TrainingDocument['people'] =>
  company.anonymousTracking
    ? 'anonymous'
    : getParticipants(world, training)
        .map((person) => toParticipantView(world, training, person))
        .sort((a, b) => (formatPersonName(a) < formatPersonName(b) ? -1 : 1))
