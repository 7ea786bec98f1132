import type { Introduction } from '@heed/contracts'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { addressed, type CampaignMail, introducedBy, sendByChannels } from '../campaignMail.ts'
import { subjectTitleIn } from '../subjectTitle.ts'
import type { World } from '../World.ts'
import { accessLink } from './accessLink.ts'

export interface LessonMail {
  training: TrainingRow
  employee: EmployeeRow
  lessons: readonly Pick<LessonRow, 'subjectId'>[]
  kind: 'lesson' | 'reminder'
}

/** Tells a person of lessons by each of the channels, with a link of their own. */
export function sendLessonMail(world: World, mail: LessonMail, channels: number): void {
  const { training, employee, kind } = mail
  const company = world.companies.get(training.companyId)
  if (!company) return
  const { to, greeting } = addressed(company, employee)
  const link = accessLink(world, training, employee.id)
  const titles = mail.lessons.map(({ subjectId }) => subjectTitleIn(world, subjectId, company.language))
  const introduction = introductionOf(training)
  sendByChannels(world, company, channels, {
    to,
    kind,
    around: kind === 'reminder' ? 'reminder' : 'training',
    link,
    ...lessonWords(company, { greeting, introduction, titles }),
  })
}

/** The first delivery is introduced by the training's own words. */
const introductionOf = ({ introMessageEnabled, introduction, deliveries }: TrainingRow) =>
  introMessageEnabled && deliveries.every(({ sent }) => sent === null) ? introduction : undefined

interface Told {
  greeting: string
  introduction: Introduction | undefined
  titles: readonly string[]
}

/** What a message about lessons says. */
export const lessonWords = (
  { language }: CompanyRow,
  { greeting, introduction, titles }: Told,
): Pick<CampaignMail, 'about' | 'lines'> => ({
  about: mailWord(titles.length === 1 ? 'oneLesson' : 'lessons', language, { n: titles.length }),
  lines: [greeting, introducedBy(introduction), ...titles.map((title) => `- ${title}`)],
})
