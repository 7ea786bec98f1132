import { getTrainingRefusals, getTrainingRowRefusals } from '@heed/contracts'
import { isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { createNameKey } from '../../store/nameKey.ts'
import { complete } from '../../world/steps.ts'
import type { CampaignKind } from '../campaigns/CampaignKind.ts'
import { getCampaignCaller } from '../campaigns/findCampaign.ts'
import { joinListNamesOrFirst } from '../campaigns/listNames.ts'
import { formatAccessLink } from './delivery/accessLink.ts'
import { deleteTraining, removeLessons } from './delivery/enrolment.ts'
import { remindEmployees } from './delivery/sending.ts'
import { createParticipantKey, type Participant } from './results/participants.ts'
import { getBatchTimes, toTrainingView } from './trainingViews.ts'

export const trainingKind: CampaignKind<TrainingRow, Participant, Participant> = {
  notFoundMessage: 'Training program not found :(',
  rows: ({ campaigns }) => campaigns.trainings,
  companyRows: ({ campaigns }, companyId) => campaigns.trainingsByCompany.get(companyId),
  sortKeys: {
    updated: ({ updated }) => updated,
    name: ({ name }) => createNameKey(name),
    status: ({ status }) => status,
    firstBatch: (row) => getBatchTimes(row).firstBatch ?? '',
    lastBatch: (row) => getBatchTimes(row).lastBatch ?? '',
  },
  listIds: ({ userLists }) => userLists,

  getRefusal(context, training, action) {
    const caller = getCampaignCaller(context)
    return action === 'remind'
      ? getTrainingRefusals(toTrainingView(context.world, training, caller), caller).remind
      : getTrainingRowRefusals(training, caller)[action]
  },
  deactivate: removeLessons,
  remove: deleteTraining,

  employee: ({ employee }) => employee,
  listName: (world, { userLists }, { employee }) => joinListNamesOrFirst(world, userLists, employee),
  personKey: createParticipantKey,
  link: (world, training, { id }) => formatAccessLink(world, training, id),
  getBounceCampaign: (training) => ({ training }),

  reminderChannels: ({ reminderTransport }) => reminderTransport,
  remind(world, training, people) {
    const lessonsByEmployee = people.map(
      ({ employee, lessons }) => [employee, selectRemindableLessons(lessons)] as const,
    )
    complete(remindEmployees(world, training, lessonsByEmployee))
  },
}

function selectRemindableLessons(lessons: readonly LessonRow[]): LessonRow[] {
  const deliveredLessons = lessons.filter(({ delivered }) => delivered !== null)
  const openLessons = deliveredLessons.filter((lesson) => !isDone(lesson))
  return openLessons.length > 0 ? openLessons : deliveredLessons.slice(-1)
}
