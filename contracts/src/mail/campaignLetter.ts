import { toMinutes } from '../rules/scores/rounding.ts'
import { formatMinutes, getCampaignEmailText } from '../rules/words/campaignEmailTexts.ts'
import { formatIcelandicTime } from '../rules/words/icelandicDays.ts'
import { formatZonedDateTime } from '../rules/zones.ts'
import type { Letter } from './letter.ts'

export type EmailTextKind = 'training' | 'reminder' | 'assessment'

export interface CampaignText extends Pick<Letter, 'words' | 'items'> {
  about: string
}

type LetterFacts = CampaignText &
  Pick<Letter, 'language' | 'brand' | 'header' | 'footer' | 'reasons'> & {
    href: string | null
  }

export const createCampaignLetter = (facts: LetterFacts): Letter => ({
  language: facts.language,
  brand: facts.brand,
  preheader: facts.items.map(({ title }) => title).join(', ') || facts.about,
  header: facts.header,
  footer: facts.footer,
  words: facts.words,
  items: facts.items,
  button:
    facts.href === null ? null : { label: getCampaignEmailText('start', facts.language), href: facts.href },
  notes: [],
  reasons: facts.reasons,
})

interface Sender {
  company: string
  product: string
  support: string
}

export const listCampaignReasons = (language: string, { company, product, support }: Sender): string[] => [
  getCampaignEmailText('why', language, { company, product }),
  getCampaignEmailText('ask', language, { email: support }),
]

export const formatLessonsSubject = (language: string, n: number): string =>
  getCampaignEmailText(n === 1 ? 'oneLesson' : 'lessons', language, { n })

export const createLessonItem = (
  language: string,
  { title, seconds }: { title: string; seconds: number | null },
): Letter['items'][number] => ({
  title,
  note: seconds === null ? '' : formatMinutes(language, Math.max(1, toMinutes(seconds))),
})

interface InvitationFacts {
  name: string
  scenarios: number
  duration: number
  due: string | null
}

/** UTC, because the recipient's time zone is unknown. */
export function formatInvitationLines(
  language: string,
  { name, scenarios, duration, due }: InvitationFacts,
): string[] {
  const minutes = formatMinutes(language, Math.max(1, toMinutes(duration)))
  const scenarioWords = getCampaignEmailText(scenarios === 1 ? 'oneScenario' : 'scenarios', language, {
    name,
    n: scenarios,
    minutes,
  })
  return due === null
    ? [scenarioWords]
    : [scenarioWords, getCampaignEmailText('answerBy', language, { date: formatDueDate(due, language) })]
}

function formatDueDate(due: string, language: string): string {
  if (language === 'en') return formatZonedDateTime(due, 'UTC')
  const instant = new Date(due)
  if (language === 'is') return formatIcelandicTime(instant)
  const formattedDate = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return formattedDate.format(instant)
}
