import { toMinutes } from '../rules/scores/rounding.ts'
import { campaignMailWord, minutesIn } from '../rules/words/campaignMailWords.ts'
import { icelandicTime } from '../rules/words/icelandicDays.ts'
import { formatZonedDateTime } from '../rules/zones.ts'
import type { Letter } from './letter.ts'

export type MailTextKind = 'training' | 'reminder' | 'assessment'

export interface CampaignWords extends Pick<Letter, 'words' | 'items'> {
  about: string
}

type Facts = CampaignWords &
  Pick<Letter, 'language' | 'brand' | 'header' | 'footer' | 'reasons'> & {
    href: string | null
  }

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
  support: string
}

export const campaignReasons = (language: string, { company, product, support }: Sender): string[] => [
  campaignMailWord('why', language, { company, product }),
  campaignMailWord('ask', language, { email: support }),
]

export const lessonsAbout = (language: string, n: number): string =>
  campaignMailWord(n === 1 ? 'oneLesson' : 'lessons', language, { n })

export const lessonItem = (
  language: string,
  { title, seconds }: { title: string; seconds: number | null },
): Letter['items'][number] => ({
  title,
  note: seconds === null ? '' : minutesIn(language, Math.max(1, toMinutes(seconds))),
})

interface Asked {
  name: string
  scenarios: number
  duration: number
  due: string | null
}

/** UTC, because the recipient's time zone is unknown. */
export function invitationLines(language: string, { name, scenarios, duration, due }: Asked): string[] {
  const minutes = minutesIn(language, Math.max(1, toMinutes(duration)))
  const asked = campaignMailWord(scenarios === 1 ? 'oneScenario' : 'scenarios', language, {
    name,
    n: scenarios,
    minutes,
  })
  return due === null
    ? [asked]
    : [asked, campaignMailWord('answerBy', language, { date: dueIn(due, language) })]
}

function dueIn(due: string, language: string): string {
  if (language === 'en') return formatZonedDateTime(due, 'UTC')
  const instant = new Date(due)
  if (language === 'is') return icelandicTime(instant)
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return written.format(instant)
}
