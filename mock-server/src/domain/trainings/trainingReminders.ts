import {
  bouncedAgain,
  createTextFilter,
  leftLists,
  notReminded,
  previewProblem,
  trainingRowRefusals,
} from '@heed/contracts'
import { mailWord } from '@heed/fixtures/library'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { playerAddress } from '../../world/addresses.ts'
import { campaignCaller, findCampaign } from '../campaigns/findCampaign.ts'
import { isOnList } from '../campaigns/isOnList.ts'
import { putPeopleOnList } from '../campaigns/listPeople.ts'
import { remindPeople } from '../campaigns/remindPeople.ts'
import { sendPreviews } from '../campaigns/sendPreviews.ts'
import { lessonWords } from './delivery/lessonMail.ts'
import { remind, sendLessons } from './delivery/sending.ts'
import { getLastReminder, getParticipants, hasProgress, isReminderFor } from './results/participants.ts'
import { trainingKind } from './trainingKind.ts'

type Reminders = Pick<
  AreaHandlers<'trainings'>,
  'countReminders' | 'sendReminders' | 'resendEventMail' | 'sendPreview' | 'addUsersToList'
>

export const trainingReminders: Reminders = {
  countReminders(asking) {
    const { world, input } = asking
    const training = findCampaign(trainingKind, asking, input.trainingId)
    const people = getParticipants(world, training)
    return {
      remindersCount: people.filter((person) => isReminderFor(input.reminderOption, training, person)).length,
      lastReminders: getLastReminder(people),
    }
  },

  sendReminders(asking) {
    const { world, input } = asking
    const training = findCampaign(trainingKind, asking, input.trainingId)
    const people = getParticipants(world, training)
    const fitting = people.filter((person) => isReminderFor(input.mode, training, person))
    return remindPeople(trainingKind, asking, training, fitting, getLastReminder(people))
  },

  resendEventMail(asking) {
    const { world, company, input } = asking
    const training = findCampaign(trainingKind, asking, input.trainingId)
    const employee = findEmployee(world, company, input.email)
    const lessons = world.campaigns.lessonsOfEmployee
      .of(employee.id)
      .filter(({ trainingId, eventId }) => trainingId === training.id && eventId === input.eventId)
    if (lessons.length === 0) throw notFound('There is no such delivery to this employee')
    const bounced = lessons.filter((lesson) => lesson.bounced !== null)
    const isPlanned = lessons.some(({ delivered, bounced: lost }) => delivered === null && lost === null)
    const reason =
      trainingRowRefusals(training, campaignCaller(asking)).remindOne ??
      (isOnList(employee, training.userLists) ? null : leftLists) ??
      (isPlanned ? notReminded : null)
    if (reason) return { success: false, reason }
    if (bounced.length === 0) remind(world, training, employee, lessons)
    else if (!sendLessons(world, training, employee, bounced)) {
      return { success: false, reason: bouncedAgain(employee) }
    }
    return { success: true, count: 1 }
  },

  sendPreview({ world, company, input, origin }) {
    const { introductoryData, previewSubjects, previewType, selectedEvents } = input
    return sendPreviews({ world, company }, input.targetEmail, () => {
      const problem = previewProblem(input)
      if (problem !== null) return problem
      const chosen = previewSubjects.filter(
        ({ index, subjectIds }) =>
          subjectIds.length > 0 && (previewType === 'all' || selectedEvents?.includes(index)),
      )
      if (chosen.length === 0) return 'Choose at least one delivery'
      return chosen.map(({ subjectIds }, at) => ({
        around: 'training',
        link: playerAddress(origin, subjectIds[0] ?? 0, company.language),
        ...lessonWords(world, company, {
          greeting: mailWord('hello', company.language),
          introduction: at === 0 ? introductoryData : undefined,
          subjectIds,
        }),
      }))
    })
  },

  addUsersToList(asking) {
    const { world, input } = asking
    const training = findCampaign(trainingKind, asking, input.trainingId)
    const matches = createTextFilter(input.filter)
    return putPeopleOnList(trainingKind, asking, () =>
      getParticipants(world, training).filter(
        (person) =>
          hasProgress(input.progress, person) &&
          (input.listId === undefined || person.employee.lists.includes(input.listId)) &&
          matches(`${person.employee.name}\n${person.employee.email}`),
      ),
    )
  },
}
