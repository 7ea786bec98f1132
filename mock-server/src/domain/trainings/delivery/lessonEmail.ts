import type { Introduction } from '@heed/contracts'
import { createLessonItem, formatLessonsSubject } from '@heed/contracts/mail/campaignLetter'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { computeLessonSeconds, findSubject } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { getTranslatedTitle } from '../../campaigns/subjectTitle.ts'
import {
  type CampaignEmail,
  sendCampaignEmails,
  toIntroduction,
  toRecipient,
} from '../../mails/campaignEmail.ts'
import { formatAccessLink } from './accessLink.ts'

export interface LessonEmail {
  training: TrainingRow
  employee: EmployeeRow
  lessons: readonly Pick<LessonRow, 'subjectId'>[]
  kind: 'lesson' | 'reminder'
}

export function sendLessonEmail(world: World, lessonEmail: LessonEmail, channels: number): void {
  const { training, employee, kind } = lessonEmail
  const company = world.companies.get(training.companyId)
  if (!company) return
  const { to, greeting } = toRecipient(company, employee)
  const link = formatAccessLink(world, training, employee.id)
  const introduction = getIntroduction(training)
  sendCampaignEmails(world, company, channels, {
    to,
    kind,
    textKind: kind === 'reminder' ? 'reminder' : 'training',
    link,
    ...formatLessonContent(world, company, {
      greeting,
      introduction,
      subjectIds: lessonEmail.lessons.map(({ subjectId }) => subjectId),
    }),
  })
}

const getIntroduction = ({ introMessageEnabled, introduction, deliveries }: TrainingRow) =>
  introMessageEnabled && deliveries.every(({ sent }) => sent === null) ? introduction : undefined

interface LessonLetter {
  greeting: string
  introduction: Introduction | undefined
  subjectIds: readonly number[]
}

export const formatLessonContent = (
  world: World,
  { id: companyId, language }: CompanyRow,
  { greeting, introduction, subjectIds }: LessonLetter,
): Pick<CampaignEmail, 'about' | 'words' | 'items'> => ({
  about: formatLessonsSubject(language, subjectIds.length),
  words: [greeting, toIntroduction(introduction)],
  items: subjectIds.map((id) => {
    const subject = findSubject(id)
    const title = getTranslatedTitle(world, { companyId }, id, language)
    return createLessonItem(language, { title, seconds: subject ? computeLessonSeconds(subject) : null })
  }),
})
