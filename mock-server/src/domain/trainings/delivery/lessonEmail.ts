import type { Introduction } from '@heed/contracts'
import { createLessonItem, formatLessonsSubject } from '@heed/contracts/mail/campaignLetter'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { computeLessonSeconds, findSubject } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { getTranslatedTitle } from '../../campaigns/subjectTitle.ts'
import {
  type AddRecipient,
  type CampaignMessage,
  createCampaignMailer,
  toIntroduction,
  toRecipient,
} from '../../mails/campaignEmail.ts'
import type { Mailing } from '../../mails/Mailing.ts'
import { toAccessLink } from './accessLink.ts'

export type AddLessonEmail = (employee: EmployeeRow, lessons: readonly Pick<LessonRow, 'subjectId'>[]) => void

export function createLessonMailer(
  world: World,
  training: TrainingRow,
  kind: 'lesson' | 'reminder',
  mailing: Mailing,
): AddLessonEmail {
  const company = world.companies.get(training.companyId)
  if (!company) return () => undefined
  const introduction = getIntroduction(training)
  const channels = kind === 'reminder' ? training.reminderTransport : training.channel
  const mailers = new Map<string, AddRecipient>()
  const createMailer = (subjectIds: readonly number[]) =>
    createCampaignMailer(
      world,
      company,
      channels,
      {
        kind,
        textKind: kind === 'reminder' ? 'reminder' : 'training',
        ...formatLessonContent(world, company, { introduction, subjectIds }),
      },
      toAccessLink(training),
      mailing,
    )
  return (employee, lessons) => {
    const subjectIds = lessons.map(({ subjectId }) => subjectId)
    const key = subjectIds.join()
    const addRecipient = mailers.get(key) ?? createMailer(subjectIds)
    mailers.set(key, addRecipient)
    addRecipient(toRecipient(company, employee), employee.id)
  }
}

const getIntroduction = ({ introMessageEnabled, introduction, deliveries }: TrainingRow) =>
  introMessageEnabled && deliveries.every(({ sent }) => sent === null) ? introduction : undefined

interface LessonLetter {
  introduction: Introduction | undefined
  subjectIds: readonly number[]
}

export const formatLessonContent = (
  world: World,
  { id: companyId, language }: CompanyRow,
  { introduction, subjectIds }: LessonLetter,
): Pick<CampaignMessage, 'about' | 'words' | 'items'> => ({
  about: formatLessonsSubject(language, subjectIds.length),
  words: [toIntroduction(introduction)],
  items: subjectIds.map((id) => {
    const subject = findSubject(id)
    const title = getTranslatedTitle(world, { companyId }, id, language)
    return createLessonItem(language, { title, seconds: subject ? computeLessonSeconds(subject) : null })
  }),
})
