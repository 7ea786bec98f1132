import {
  type CampaignWords,
  invitationLines,
  lessonItem,
  lessonsAbout,
} from '@heed/contracts/mail/campaignLetter'
import { campaignMailWord } from '@heed/contracts/rules/words/campaignMailWords'
import type { Kind } from './mailTexts.ts'

const lesson = { title: 'Phishing', seconds: 180 } as const
const assessment = { name: 'Phishing', scenarios: 8, duration: 240, due: null } as const

export function makeSample(kind: Kind, language: string): CampaignWords {
  if (kind === 'assessment') {
    return { about: assessment.name, words: invitationLines(language, assessment), items: [] }
  }
  const about = lessonsAbout(language, 1)
  return {
    about: kind === 'reminder' ? campaignMailWord('reminder', language, { about }) : about,
    words: [],
    items: [lessonItem(language, lesson)],
  }
}
