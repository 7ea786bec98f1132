import { dateTimeIn, minutesOf } from '@heed/contracts'
import { writtenText } from '@heed/contracts/mail/writtenText'
import { minutesIn } from '@heed/contracts/rules/campaignMailWords'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { questionTime } from '../../library/catalogViews.ts'
import { addressed, sendByChannels } from '../campaignMail.ts'
import type { World } from '../World.ts'
import { invitationLink } from './links.ts'
import type { Participant } from './participants.ts'
import { questionsOf } from './questions.ts'

/** Invites people to an assessment, or reminds them, by each of its channels, with a link of their own. */
export function sendInvitations(
  world: World,
  assessment: AssessmentRow,
  people: readonly Participant[],
  kind: 'invitation' | 'reminder',
): void {
  const company = world.companies.get(assessment.companyId)
  if (!company) return
  const { name, due, channel, remindersChannel, introMessage } = assessment
  const isFirst = kind === 'invitation'
  const scenarios = questionsOf(assessment)
  const duration = scenarios.reduce((seconds, scenario) => seconds + questionTime(scenario), 0)
  const asked = askedTo(company, { name, due, duration, scenarios: scenarios.length })
  for (const { result, person } of people) {
    const { to, greeting } = addressed(company, person)
    sendByChannels(world, company, isFirst ? channel : remindersChannel, {
      to,
      kind,
      about: name,
      around: isFirst ? 'assessment' : 'reminder',
      words: [greeting, isFirst ? writtenText(introMessage ?? undefined) : undefined, ...asked],
      items: [],
      link: invitationLink(world, assessment, result),
    })
  }
}

interface Asked {
  name: string
  scenarios: number
  /** Seconds. */
  duration: number
  due: string | null
}

/** What an invitation says of the assessment; the zone of the reader is not known, so that the date is in UTC. */
export function askedTo({ language }: CompanyRow, { name, scenarios, duration, due }: Asked): string[] {
  const minutes = minutesIn(language, Math.max(1, minutesOf(duration)))
  const asked = mailWord(scenarios === 1 ? 'oneScenario' : 'scenarios', language, {
    name,
    n: scenarios,
    minutes,
  })
  return due === null ? [asked] : [asked, mailWord('answerBy', language, { date: dueIn(due, language) })]
}

/** English mails write a date as the console does. */
const dueIn = (due: string, language: string): string =>
  language === 'en'
    ? dateTimeIn(due, 'UTC')
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date(due),
      )
