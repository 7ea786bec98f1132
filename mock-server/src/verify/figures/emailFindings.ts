import { assessmentScheduleType, type Channel, campaignStatus, toChannels } from '@heed/contracts'
import { superEmail } from '@heed/fixtures'
import { formatInvitationLink } from '../../domain/assessments/delivery/links.ts'
import { verifySignature } from '../../domain/campaigns/personalLink.ts'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import type { EmailRow } from '../../store/rows.ts'
import { call } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages } from './asking.ts'

export function checkEmails(context: FigureContext): void {
  const { world, companyId } = context
  if (world.companies.get(companyId)?.anonymousTracking) return
  const byLink = new Map<string, EmailRow[]>()
  for (const emailRow of world.mails.values()) {
    for (const link of emailRow.links) byLink.set(link, [...(byLink.get(link) ?? []), emailRow])
  }
  const outbox: EmailIndex = { mailsByLink: byLink, startInstant: world.base.now }
  checkTrainingEmails(context, outbox)
  checkAssessmentEmails(context, outbox)
}

interface EmailIndex {
  mailsByLink: ReadonlyMap<string, readonly EmailRow[]>
  startInstant: string
}

const sortUnique = (values: readonly string[]): string[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))

const listSentTimes = (sentEmails: readonly EmailRow[], kind: EmailRow['kind']): string[] =>
  sortUnique(sentEmails.flatMap((emailRow) => (emailRow.kind === kind ? emailRow.sent : [])))

function checkTrainingEmails(
  { world, companyId, admin, findings }: FigureContext,
  { mailsByLink, startInstant }: EmailIndex,
): void {
  for (const training of world.campaigns.trainingsByCompany.get(companyId)) {
    if (training.isScorm) continue
    const params = { companyId, trainingId: String(training.id) }
    const people = readAllPages((page) => {
      const { users, count } = call(world, 'trainings.listUsers', { ...params, ...page }, admin)
      return { rows: users, count }
    })
    for (const { email } of people.rows) {
      const person = world.getEmployeeTable(companyId).get(email)
      const { log } = call(world, 'trainings.getMailLog', { ...params, email }, superEmail)
      const recentLog = log.filter(({ created }) => created >= startInstant)
      const listLogged = (isReminder: boolean) =>
        sortUnique(
          recentLog.flatMap(({ created, actions }) =>
            (actions === 'reminded') === isReminder ? created : [],
          ),
        )
      const sentEmails = (person && mailsByLink.get(formatAccessLink(world, training, person.id))) ?? []
      findings.checkEqual(`mails of training ${training.id} to ${email}`, {
        log: [listLogged(false), listLogged(true)],
        outbox: [listSentTimes(sentEmails, 'lesson'), listSentTimes(sentEmails, 'reminder')],
      })
      findings.checkEqual(`who got the mails to ${email}`, {
        outbox: [...new Set(sentEmails.map(({ to }) => to))],
        person: sentEmails.length > 0 ? [email] : [],
      })
    }
  }
}

function checkAssessmentEmails(
  { world, companyId, admin, findings }: FigureContext,
  { mailsByLink, startInstant }: EmailIndex,
): void {
  const assessmentLinks = [...mailsByLink].filter(([link]) => link.startsWith('/assessment/'))
  for (const assessment of world.campaigns.assessmentsByCompany.get(companyId)) {
    if (assessment.isScorm || assessment.scheduleType === assessmentScheduleType.manual) continue
    const formatLabel = (figure: string) => `${figure} of assessment ${assessment.id}`
    const params = { companyId, assessmentId: String(assessment.id) }
    const { status, deliveryDate } = call(world, 'assessments.get', params, admin)
    const { reminders } = call(world, 'assessments.remindersOverview', params, admin)
    const sentEmails = assessmentLinks
      .filter(([link]) => verifySignature(world, link.slice('/assessment/'.length), assessment))
      .flatMap(([, linkMails]) => linkMails)
    const [channel]: Channel[] = toChannels(assessment.remindersChannel)
    // Starting a campaign again clears earlier reminders, but not their emails.
    const isRecent = (instant: string): boolean => instant >= startInstant && instant > (deliveryDate ?? '')
    const reminderMails = sentEmails.filter(
      (reminderEmail) =>
        reminderEmail.kind === 'reminder' &&
        reminderEmail.channel === channel &&
        isRecent(reminderEmail.sent),
    )
    const sentReminders = reminders.filter(
      (reminder) => reminder.status === 1 && reminder.sendTo > 0 && isRecent(reminder.send),
    )
    findings.checkEqual(formatLabel('reminders'), {
      overview: Object.fromEntries(
        sentReminders.map(({ send }) => [
          send,
          sentReminders
            .filter((reminder) => reminder.send === send)
            .reduce((sum, { sendTo }) => sum + sendTo, 0),
        ]),
      ),
      outbox: Object.fromEntries(
        listSentTimes(reminderMails, 'reminder').map((instant) => [
          instant,
          reminderMails.filter((reminderEmail) => reminderEmail.sent === instant).length,
        ]),
      ),
    })
    const wasSent = status === campaignStatus.active || status === campaignStatus.completed
    if (!wasSent || deliveryDate === null || deliveryDate < startInstant) continue
    for (const result of world.campaigns.resultsByAssessment.get(assessment.id)) {
      const invitationMails = mailsByLink.get(formatInvitationLink(world, assessment, result)) ?? []
      findings.checkEqual(formatLabel(`invitation of result ${result.id}`), {
        result: result.delivered,
        outbox: listSentTimes(invitationMails, 'invitation').at(-1) ?? null,
      })
    }
  }
}
