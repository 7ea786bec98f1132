import type { Introduction } from '@heed/contracts'
import { lessonItem, lessonsAbout } from '@heed/contracts/mail/campaignLetter'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { findSubject, lessonTime } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { subjectTitleIn } from '../../campaigns/subjectTitle.ts'
import { type CampaignMail, sendByChannels, toIntroduction, toRecipient } from '../../mails/campaignMail.ts'
import { accessLink } from './accessLink.ts'

export interface LessonMail {
  training: TrainingRow
  employee: EmployeeRow
  lessons: readonly Pick<LessonRow, 'subjectId'>[]
  kind: 'lesson' | 'reminder'
}

export function sendLessonMail(world: World, mail: LessonMail, channels: number): void {
  const { training, employee, kind } = mail
  const company = world.companies.get(training.companyId)
  if (!company) return
  const { to, greeting } = toRecipient(company, employee)
  const link = accessLink(world, training, employee.id)
  const introduction = getIntroduction(training)
  sendByChannels(world, company, channels, {
    to,
    kind,
    around: kind === 'reminder' ? 'reminder' : 'training',
    link,
    ...lessonWords(world, company, {
      greeting,
      introduction,
      subjectIds: mail.lessons.map(({ subjectId }) => subjectId),
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

export const lessonWords = (
  world: World,
  { id: companyId, language }: CompanyRow,
  { greeting, introduction, subjectIds }: LessonLetter,
): Pick<CampaignMail, 'about' | 'words' | 'items'> => ({
  about: lessonsAbout(language, subjectIds.length),
  words: [greeting, toIntroduction(introduction)],
  items: subjectIds.map((id) => {
    const subject = findSubject(id)
    const title = subjectTitleIn(world, { companyId }, id, language)
    return lessonItem(language, { title, seconds: subject ? lessonTime(subject) : null })
  }),
})
