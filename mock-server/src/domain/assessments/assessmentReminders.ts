import { previewAddresses, previewProblem, sendRemindersRefusal } from '@heed/contracts'
import { invitationLines } from '@heed/contracts/mail/campaignLetter'
import { mailWord } from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { invalid } from '../../calls/refusal.ts'
import { selectedBy } from '../../calls/selection.ts'
import { channelsProblem } from '../integrations/channels.ts'
import { introducedBy, sendCampaignMail } from '../mails/campaignMail.ts'
import { findAssessment, refusalOf } from './findAssessment.ts'
import { questionsOf } from './questions.ts'
import { peopleToRemind, remindByHand } from './remind.ts'
import { lastReminders, reminderOverview, remindersCount } from './views.ts'

type Reminders = Pick<
  AreaHandlers<'assessments'>,
  'remindersOverview' | 'countReminders' | 'sendReminders' | 'sendPreview'
>

export const assessmentReminders: Reminders = {
  remindersOverview: (context) => ({ reminders: reminderOverview(context.world, findAssessment(context)) }),

  countReminders(context) {
    const assessment = findAssessment(context)
    return {
      remindersCount: remindersCount(context.world, assessment),
      lastReminders: lastReminders(assessment),
    }
  },

  sendReminders(context) {
    const { world, company, caller, input } = context
    const assessment = findAssessment(context)
    const isSelected = selectedBy(input.selection)
    const reached = peopleToRemind(world, assessment).filter(({ person }) => isSelected(person))
    const counts = { remindersCount: reached.length, lastReminders: lastReminders(assessment) }
    // The call has no confirmation flag: sending again within 24 hours counts as confirmed.
    const reason =
      refusalOf(world, assessment, 'remind') ??
      sendRemindersRefusal(counts, true, world.clock.instant) ??
      channelsProblem(world, company, caller.person, assessment.remindersChannel)
    if (reason !== null) return { success: false, reason }
    remindByHand(world, assessment, reached)
    return { success: true, count: reached.length }
  },

  sendPreview({ world, company, input }) {
    const { targetEmail, name, due, duration, previewQuestions, introductoryData } = input
    const problem = previewProblem({ targetEmail })
    if (problem !== null) throw invalid([{ field: 'targetEmail', message: problem }])
    const scenarios = questionsOf({ questions: previewQuestions }).length
    if (scenarios === 0) return { success: false, reason: 'Choose at least one scenario' }
    const asked = invitationLines(company.language, { name, scenarios, duration, due })
    for (const to of previewAddresses(targetEmail)) {
      sendCampaignMail(world, company, 'email', {
        to,
        kind: 'preview',
        about: name,
        around: 'assessment',
        words: [mailWord('hello', company.language), introducedBy(introductoryData), ...asked],
        items: [],
        link: null,
      })
    }
    return { success: true }
  },
}
