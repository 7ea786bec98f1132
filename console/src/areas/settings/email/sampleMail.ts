import { campaignMailWord, minutesIn } from '@heed/contracts/rules/campaignMailWords'
import type { Kind } from './mailTexts.ts'

/** What a mail of each kind is about, for the example. */
const sample = { name: 'Phishing', scenarios: 8, minutes: 4 } as const

/** What the subject says behind the company's name. */
export function subjectOf(kind: Kind, language: string): string {
  const about = kind === 'assessment' ? sample.name : campaignMailWord('oneLesson', language)
  return kind === 'reminder' ? campaignMailWord('reminder', language, { about }) : about
}

/** The lines between greeting and button. */
export function lineOf(kind: Kind, language: string): string {
  if (kind !== 'assessment') return `– ${sample.name}`
  const minutes = minutesIn(language, sample.minutes)
  return campaignMailWord('scenarios', language, { name: sample.name, n: sample.scenarios, minutes })
}
