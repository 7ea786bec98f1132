import type { Channel, mailTexts } from '@heed/contracts'
import type { CompanyRow, EmployeeRow, LessonRow, TrainingRow } from '@heed/fixtures'
import { escapeHtml, sendMail } from '../mails.ts'
import type { LessonKind } from '../rows.ts'
import { subjectTitle } from '../subjectTitle.ts'
import type { World } from '../World.ts'
import { accessLink } from './accessLink.ts'

export interface LessonMail {
  training: TrainingRow
  employee: EmployeeRow
  lessons: readonly Pick<LessonRow, 'subjectId'>[]
  kind: 'lesson' | 'reminder'
  channel: Channel
}

/** Tells a person of lessons, with a link of their own. Behind anonymous tracking the outbox does not say whom. */
export function sendLessonMail(world: World, mail: LessonMail): void {
  const { training, employee } = mail
  const company = world.companies.get(training.companyId)
  if (!company) return
  const link = accessLink(world, training, employee.id)
  const hidden = company.anonymousTracking
  putLessonMail(world, company, {
    to: hidden ? '' : employee.email,
    greeting: hidden || employee.name === '' ? 'Hello,' : `Hello ${employee.name},`,
    introduction: introductionOf(training),
    titles: mail.lessons.map(({ subjectId }) => subjectTitle(world, subjectId)),
    kind: mail.kind,
    channel: mail.channel,
    link,
  })
}

/** The first delivery is introduced by the training's own words. */
const introductionOf = ({ introMessageEnabled, introduction, deliveries }: TrainingRow) =>
  introMessageEnabled && deliveries.every(({ sent }) => sent === null) ? introduction : undefined

interface Words {
  to: string
  greeting: string
  introduction: TrainingRow['introduction'] | undefined
  titles: readonly string[]
  kind: LessonKind
  channel: Channel
  link: string
}

const subjects: Readonly<Record<Words['kind'], (lessons: string) => string>> = {
  lesson: (lessons) => `${lessons} for you`,
  reminder: (lessons) => `Reminder: ${lessons} for you`,
  preview: (lessons) => `Preview: ${lessons} for you`,
}

/** A mail as html and as text; Slack and Teams get the markdown of the company's texts. */
export function putLessonMail(world: World, company: CompanyRow, words: Words): void {
  const { to, greeting, introduction, titles, kind, channel, link } = words
  const around = kind === 'reminder' ? 'reminder' : 'training'
  const isMail = channel === 'email'
  const textOf = (name: (typeof mailTexts)[number]) =>
    String(company.settings[isMail ? `ui.email.${name}` : `ui.email.mrkdwn_${name}`] ?? '')
  const intro = isMail ? introduction?.message : (introduction?.mrkdwn_message ?? introduction?.message)
  const lines = [
    textOf(`${around}Header`),
    greeting,
    intro ?? '',
    ...titles.map((title) => `- ${title}`),
    link,
    textOf(`${around}Footer`),
  ].filter((line) => line !== '')
  const html = lines.map((line) => (line === link ? `<a href="${link}">Start</a>` : escapeHtml(line)))
  sendMail(world, {
    to,
    kind,
    channel,
    subject: `${company.name}: ${subjects[kind](titles.length === 1 ? 'a lesson' : `${titles.length} lessons`)}`,
    html: isMail ? `<!doctype html><p>${html.join('</p><p>')}</p>` : '',
    text: `${lines.join('\n')}\n`,
    links: [link],
  })
}
