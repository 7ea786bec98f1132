import { formatInvitationLines } from '@heed/contracts/mail/campaignLetter'
import { createFormattedText } from '@heed/contracts/mail/writtenText'
import type { AssessmentRow } from '@heed/fixtures'
import { estimateTotalSeconds } from '../../../library/catalogViews.ts'
import { forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { createCampaignMailer, toRecipient } from '../../mails/campaignEmail.ts'
import { Mailing } from '../../mails/Mailing.ts'
import type { Participant } from '../results/participants.ts'
import { getQuestions } from '../results/questions.ts'
import { toInvitationLink } from './links.ts'

export function* sendInvitations(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
  kind: 'invitation' | 'reminder',
): Steps {
  const company = world.companies.get(assessment.companyId)
  if (!company) return
  const { name, due, channel, remindersChannel, introMessage } = assessment
  const isFirst = kind === 'invitation'
  const scenarios = getQuestions(assessment)
  const duration = estimateTotalSeconds(scenarios)
  const invitationText = formatInvitationLines(company.language, {
    name,
    due,
    duration,
    scenarios: scenarios.length,
  })
  const mailing = new Mailing(world)
  const addInvitation = createCampaignMailer(
    world,
    company,
    isFirst ? channel : remindersChannel,
    {
      kind,
      about: name,
      textKind: isFirst ? 'assessment' : 'reminder',
      words: [isFirst ? createFormattedText(introMessage ?? undefined) : undefined, ...invitationText],
      items: [],
    },
    toInvitationLink(assessment),
    mailing,
  )
  yield* forEachInSteps(people, ({ result, person }) =>
    addInvitation(toRecipient(company, person), result.id),
  )
  mailing.send()
}
