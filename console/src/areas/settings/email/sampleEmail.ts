import {
  type CampaignText,
  createLessonItem,
  formatInvitationLines,
  formatLessonsSubject,
} from '@heed/contracts/mail/campaignLetter'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import type { EmailKind } from './emailTexts.ts'

const lesson = { title: 'Phishing', seconds: 180 } as const
const assessment = { name: 'Phishing', scenarios: 8, duration: 240, due: null } as const

export function makeSampleText(kind: EmailKind, language: string): CampaignText {
  if (kind === 'assessment') {
    return { about: assessment.name, words: formatInvitationLines(language, assessment), items: [] }
  }
  const lessonsText = formatLessonsSubject(language, 1)
  return {
    about:
      kind === 'reminder' ? getCampaignEmailText('reminder', language, { about: lessonsText }) : lessonsText,
    words: [],
    items: [createLessonItem(language, lesson)],
  }
}
