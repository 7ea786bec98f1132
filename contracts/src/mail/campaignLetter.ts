import { campaignMailWord, minutesIn } from '../rules/campaignMailWords.ts'
import { icelandicTime } from '../rules/icelandicDays.ts'
import { minutesOf } from '../rules/scores/rounding.ts'
import { dateTimeIn } from '../rules/zones.ts'
import type { Letter } from './letter.ts'

/** Kinds of campaign mail, each between the company's own words above and below (S0 section 2). */
export type MailTextKind = 'training' | 'reminder' | 'assessment'

/** What a campaign says of itself in a message. */
export interface CampaignWords extends Pick<Letter, 'words' | 'items'> {
  /** What it is about, as its subject says it after the company. */
  about: string
}

type Facts = CampaignWords &
  Pick<Letter, 'language' | 'brand' | 'header' | 'footer' | 'reasons'> & {
    /** null where there is nothing to open. */
    href: string | null
  }

/** The message of a campaign between its company's own words. */
export const campaignLetter = (facts: Facts): Letter => ({
  language: facts.language,
  brand: facts.brand,
  preheader: facts.items.map(({ title }) => title).join(', ') || facts.about,
  header: facts.header,
  footer: facts.footer,
  words: facts.words,
  items: facts.items,
  button: facts.href === null ? null : { label: campaignMailWord('start', facts.language), href: facts.href },
  notes: [],
  reasons: facts.reasons,
})

interface Sender {
  company: string
  product: string
  /** Whom to ask. */
  support: string
}

/** Why people get a campaign's messages, and whom to ask. */
export const campaignReasons = (language: string, { company, product, support }: Sender): string[] => [
  campaignMailWord('why', language, { company, product }),
  campaignMailWord('ask', language, { email: support }),
]

/** What a message about so many lessons is about. */
export const lessonsAbout = (language: string, n: number): string =>
  campaignMailWord(n === 1 ? 'oneLesson' : 'lessons', language, { n })

/** A lesson with how long it takes, which nobody knows of a package that a company imported. */
export const lessonItem = (
  language: string,
  { title, seconds }: { title: string; seconds: number | null },
): Letter['items'][number] => ({
  title,
  note: seconds === null ? '' : minutesIn(language, Math.max(1, minutesOf(seconds))),
})

interface Asked {
  name: string
  scenarios: number
  /** Seconds. */
  duration: number
  /** Instant. */
  due: string | null
}

/** What an invitation says of the assessment; the zone of the reader is not known, so that the date is in UTC. */
export function invitationLines(language: string, { name, scenarios, duration, due }: Asked): string[] {
  const minutes = minutesIn(language, Math.max(1, minutesOf(duration)))
  const asked = campaignMailWord(scenarios === 1 ? 'oneScenario' : 'scenarios', language, {
    name,
    n: scenarios,
    minutes,
  })
  return due === null
    ? [asked]
    : [asked, campaignMailWord('answerBy', language, { date: dueIn(due, language) })]
}

/** English mails write a date as the console does. */
function dueIn(due: string, language: string): string {
  if (language === 'en') return dateTimeIn(due, 'UTC')
  const instant = new Date(due)
  if (language === 'is') return icelandicTime(instant)
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return written.format(instant)
}
