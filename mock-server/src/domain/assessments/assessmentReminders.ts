import { formatInvitationLines } from '@heed/contracts/mail/campaignLetter'
import type { AreaHandlers } from '../../calls/handler.ts'
import { remindPeople } from '../campaigns/remindPeople.ts'
import { sendPreviews } from '../campaigns/sendPreviews.ts'
import { toIntroduction } from '../mails/campaignEmail.ts'
import { assessmentKind } from './assessmentKind.ts'
import { selectPeopleToRemind } from './delivery/remind.ts'
import { findAssessment } from './findAssessment.ts'
import { getQuestions } from './results/questions.ts'
import { countPeopleToRemind, getLastReminderTime, listReminderOverview } from './views.ts'

type Reminders = Pick<
  AreaHandlers<'assessments'>,
  'remindersOverview' | 'countReminders' | 'sendReminders' | 'sendPreview'
>

export const assessmentReminders: Reminders = {
  remindersOverview: (context) => ({
    reminders: listReminderOverview(context.world, findAssessment(context)),
  }),

  countReminders(context) {
    const assessment = findAssessment(context)
    return {
      remindersCount: countPeopleToRemind(context.world, assessment),
      lastReminders: getLastReminderTime(assessment),
    }
  },

  sendReminders(context) {
    const assessment = findAssessment(context)
    const people = selectPeopleToRemind(context.world, assessment)
    return remindPeople(assessmentKind, context, assessment, people, getLastReminderTime(assessment))
  },

  sendPreview({ world, company, input }) {
    const { targetEmail, name, due, duration, previewQuestions, introductoryData } = input
    return sendPreviews({ world, company }, targetEmail, () => {
      const scenarios = getQuestions({ questions: previewQuestions }).length
      if (scenarios === 0) return 'Choose at least one scenario'
      const invitationText = formatInvitationLines(company.language, { name, scenarios, duration, due })
      const words = [toIntroduction(introductoryData), ...invitationText]
      return [{ name: '', about: name, textKind: 'assessment', words, items: [], link: null }]
    })
  },
}
