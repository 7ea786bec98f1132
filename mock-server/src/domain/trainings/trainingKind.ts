import { trainingRefusals, trainingRowRefusals } from '@heed/contracts'
import { isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { nameKey } from '../../store/nameKey.ts'
import type { CampaignKind } from '../campaigns/CampaignKind.ts'
import { campaignCaller } from '../campaigns/findCampaign.ts'
import { listNamesOrFirst } from '../campaigns/listNames.ts'
import { accessLink } from './delivery/accessLink.ts'
import { deleteTraining, removeLessons } from './delivery/enrolment.ts'
import { remind } from './delivery/sending.ts'
import { type Participant, participantKey } from './results/participants.ts'
import { getBatches, trainingView } from './trainingViews.ts'

export const trainingKind: CampaignKind<TrainingRow, Participant, Participant> = {
  missing: 'Training program not found :(',
  rows: ({ campaigns }) => campaigns.trainings,
  companyRows: ({ campaigns }, companyId) => campaigns.trainingsOfCompany.of(companyId),
  orders: {
    updated: ({ updated }) => updated,
    name: ({ name }) => nameKey(name),
    status: ({ status }) => status,
    firstBatch: (row) => getBatches(row).firstBatch ?? '',
    lastBatch: (row) => getBatches(row).lastBatch ?? '',
  },
  listIds: ({ userLists }) => userLists,

  refuse(asking, training, action) {
    const caller = campaignCaller(asking)
    return action === 'remind'
      ? trainingRefusals(trainingView(asking.world, training, caller), caller).remind
      : trainingRowRefusals(training, caller)[action]
  },
  withdraw: removeLessons,
  remove: deleteTraining,

  employee: ({ employee }) => employee,
  listName: (world, { userLists }, { employee }) => listNamesOrFirst(world, userLists, employee),
  personKey: participantKey,
  link: (world, training, { id }) => accessLink(world, training, id),
  bounceWithin: (training) => ({ training }),

  reminderChannels: ({ reminderTransport }) => reminderTransport,
  remind(world, training, people) {
    for (const { employee, lessons } of people) remind(world, training, employee, remindable(lessons))
  },
}

function remindable(lessons: readonly LessonRow[]): LessonRow[] {
  const came = lessons.filter(({ delivered }) => delivered !== null)
  const open = came.filter((lesson) => !isDone(lesson))
  return open.length > 0 ? open : came.slice(-1)
}
