import {
  bouncedAgain,
  containing,
  leftLists,
  notReminded,
  previewAddresses,
  previewProblem,
  sendRemindersRefusal,
  trainingRefusals,
  trainingRowRefusals,
} from '@heed/contracts'
import { isDone, type LessonRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { invalid, notFound } from '../../calls/refusal.ts'
import { selectedBy } from '../../calls/selection.ts'
import { playerAddress } from '../../world/addresses.ts'
import { isOnList } from '../campaigns/isOnList.ts'
import { channelsProblem } from '../integrations/channels.ts'
import { putOnList } from '../lists/putOnList.ts'
import { refuseFull } from '../lists/refuseFull.ts'
import { sendCampaignMail } from '../mails/campaignMail.ts'
import { campaignCaller, findTraining } from './findTraining.ts'
import { lessonWords } from './lessonMail.ts'
import { isAt, isFor, lastReminderOf, participantsOf } from './participants.ts'
import { remind, sendLessons } from './sending.ts'
import { trainingView } from './trainingViews.ts'

type Reminders = Pick<
  AreaHandlers<'trainings'>,
  'countReminders' | 'sendReminders' | 'resendEventMail' | 'sendPreview' | 'addUsersToList'
>

export const trainingReminders: Reminders = {
  countReminders({ world, company, input }) {
    const training = findTraining(world, company, input.trainingId)
    const people = participantsOf(world, training)
    return {
      remindersCount: people.filter((person) => isFor(input.reminderOption, training, person)).length,
      lastReminders: lastReminderOf(people),
    }
  },

  sendReminders(asking) {
    const { world, company, input } = asking
    const training = findTraining(world, company, input.trainingId)
    const caller = campaignCaller(asking)
    const people = participantsOf(world, training)
    const isSelected = selectedBy(input.selection)
    const reached = people
      .filter((person) => isFor(input.mode, training, person))
      .filter(({ employee }) => isSelected(employee))
    const counts = { remindersCount: reached.length, lastReminders: lastReminderOf(people) }
    // The call has no confirmation flag: sending again within 24 hours counts as confirmed.
    const reason =
      trainingRefusals(trainingView(world, training, caller), caller).remind ??
      sendRemindersRefusal(counts, true, world.clock.instant) ??
      channelsProblem(world, company, asking.caller.person, training.reminderTransport)
    if (reason) return { success: false, reason }
    for (const { employee, lessons } of reached) remind(world, training, employee, remindable(lessons))
    return { success: true, count: reached.length }
  },

  resendEventMail(asking) {
    const { world, company, input } = asking
    const training = findTraining(world, company, input.trainingId)
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
    const { targetEmail } = input
    const wrongAddress = previewProblem({ targetEmail })
    if (wrongAddress) throw invalid([{ field: 'targetEmail', message: wrongAddress }])
    const reason = previewProblem(input)
    if (reason) return { success: false, reason }
    const chosen = input.previewSubjects.filter(
      ({ index, subjectIds }) =>
        subjectIds.length > 0 && (input.previewType === 'all' || input.selectedEvents?.includes(index)),
    )
    if (chosen.length === 0) return { success: false, reason: 'Choose at least one delivery' }
    for (const to of previewAddresses(targetEmail)) {
      for (const [at, { subjectIds }] of chosen.entries()) {
        const introduction = at === 0 ? input.introductoryData : undefined
        sendCampaignMail(world, company, 'email', {
          to,
          kind: 'preview',
          around: 'training',
          link: playerAddress(origin, subjectIds[0] ?? 0, company.language),
          ...lessonWords(world, company, {
            greeting: mailWord('hello', company.language),
            introduction,
            subjectIds,
          }),
        })
      }
    }
    return { success: true }
  },

  addUsersToList({ world, company, input }) {
    const training = findTraining(world, company, input.trainingId)
    const matches = containing(input.filter)
    refuseFull(world, company)
    const people = participantsOf(world, training)
      .filter((person) => isAt(input.progress, person))
      .map(({ employee }) => employee)
      .filter(selectedBy(input.selection))
      .filter(({ lists }) => input.listId === undefined || lists.includes(input.listId))
      .filter(({ name, email }) => matches(`${name}\n${email}`))
    return putOnList(world, company, people, input)
  },
}

function remindable(lessons: readonly LessonRow[]): LessonRow[] {
  const came = lessons.filter(({ delivered }) => delivered !== null)
  const open = came.filter((lesson) => !isDone(lesson))
  return open.length > 0 ? open : came.slice(-1)
}
