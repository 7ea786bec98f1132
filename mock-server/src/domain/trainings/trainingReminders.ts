import {
  createTextFilter,
  formatBouncedAgain,
  getPreviewProblem,
  getTrainingRowRefusals,
  leftListsText,
  notRemindedText,
} from '@heed/contracts'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { formatPlayerAddress } from '../../world/addresses.ts'
import { complete } from '../../world/steps.ts'
import { findCampaign, getCampaignCaller } from '../campaigns/findCampaign.ts'
import { isOnList } from '../campaigns/isOnList.ts'
import { addPeopleToList } from '../campaigns/listPeople.ts'
import { remindPeople } from '../campaigns/remindPeople.ts'
import { sendPreviews } from '../campaigns/sendPreviews.ts'
import { formatLessonContent } from './delivery/lessonEmail.ts'
import { remindEmployees, sendLessons } from './delivery/sending.ts'
import {
  getLastReminder,
  getParticipants,
  matchesProgress,
  matchesReminderMode,
} from './results/participants.ts'
import { trainingKind } from './trainingKind.ts'

type Reminders = Pick<
  AreaHandlers<'trainings'>,
  'countReminders' | 'sendReminders' | 'resendEventMail' | 'sendPreview' | 'addUsersToList'
>

export const trainingReminders: Reminders = {
  countReminders(context) {
    const { world, input } = context
    const training = findCampaign(trainingKind, context, input.trainingId)
    const people = getParticipants(world, training)
    return {
      remindersCount: people.filter((person) => matchesReminderMode(input.reminderOption, training, person))
        .length,
      lastReminders: getLastReminder(people),
    }
  },

  sendReminders(context) {
    const { world, input } = context
    const training = findCampaign(trainingKind, context, input.trainingId)
    const people = getParticipants(world, training)
    const peopleToRemind = people.filter((person) => matchesReminderMode(input.mode, training, person))
    return remindPeople(trainingKind, context, training, peopleToRemind, getLastReminder(people))
  },

  resendEventMail(context) {
    const { world, company, input } = context
    const training = findCampaign(trainingKind, context, input.trainingId)
    const employee = findEmployee(world, company, input.email)
    const lessons = world.campaigns.lessonsByEmployee
      .get(employee.id)
      .filter(({ trainingId, eventId }) => trainingId === training.id && eventId === input.eventId)
    if (lessons.length === 0) throw createNotFoundError('There is no such delivery to this employee')
    const bouncedLessons = lessons.filter((lesson) => lesson.bounced !== null)
    const isPlanned = lessons.some(({ delivered, bounced }) => delivered === null && bounced === null)
    const reason =
      getTrainingRowRefusals(training, getCampaignCaller(context)).remindOne ??
      (isOnList(employee, training.userLists) ? null : leftListsText) ??
      (isPlanned ? notRemindedText : null)
    if (reason) return { success: false, reason }
    if (bouncedLessons.length === 0) complete(remindEmployees(world, training, [[employee, lessons]]))
    else if (!sendLessons(world, training, employee, bouncedLessons)) {
      return { success: false, reason: formatBouncedAgain(employee) }
    }
    return { success: true, count: 1 }
  },

  sendPreview({ world, company, input, origin }) {
    const { introductoryData, previewSubjects, previewType, selectedEvents } = input
    return sendPreviews({ world, company }, input.targetEmail, () => {
      const problem = getPreviewProblem(input)
      if (problem !== null) return problem
      const selectedPreviews = previewSubjects.filter(
        ({ index, subjectIds }) =>
          subjectIds.length > 0 && (previewType === 'all' || selectedEvents?.includes(index)),
      )
      if (selectedPreviews.length === 0) return 'Choose at least one delivery'
      return selectedPreviews.map(({ subjectIds }, index) => ({
        textKind: 'training',
        link: formatPlayerAddress(origin, subjectIds[0] ?? 0, company.language),
        name: '',
        ...formatLessonContent(world, company, {
          introduction: index === 0 ? introductoryData : undefined,
          subjectIds,
        }),
      }))
    })
  },

  addUsersToList(context) {
    const { world, input } = context
    const training = findCampaign(trainingKind, context, input.trainingId)
    const matches = createTextFilter(input.filter)
    return addPeopleToList(trainingKind, context, () =>
      getParticipants(world, training).filter(
        (person) =>
          matchesProgress(input.progress, person) &&
          (input.listId === undefined || person.employee.lists.includes(input.listId)) &&
          matches(`${person.employee.name}\n${person.employee.email}`),
      ),
    )
  },
}
