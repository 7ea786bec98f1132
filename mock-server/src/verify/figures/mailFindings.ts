import { assessmentScheduleType, type Channel, campaignStatus, toChannels } from '@heed/contracts'
import { superEmail } from '@heed/fixtures'
import { invitationLink } from '../../domain/assessments/delivery/links.ts'
import { isSigned } from '../../domain/campaigns/personalLink.ts'
import { accessLink } from '../../domain/trainings/delivery/accessLink.ts'
import type { MailRow } from '../../store/rows.ts'
import { call } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages } from './asking.ts'

export function mailFindings(asking: FigureContext): void {
  const { world, companyId } = asking
  if (world.companies.get(companyId)?.anonymousTracking) return
  const byLink = new Map<string, MailRow[]>()
  for (const mail of world.mails.values()) {
    for (const link of mail.links) byLink.set(link, [...(byLink.get(link) ?? []), mail])
  }
  const outbox: Outbox = { byLink, begin: world.base.now }
  ofTrainings(asking, outbox)
  ofAssessments(asking, outbox)
}

interface Outbox {
  byLink: ReadonlyMap<string, readonly MailRow[]>
  begin: string
}

const eachOnce = (all: readonly string[]): string[] =>
  [...new Set(all)].sort((one, other) => (one < other ? -1 : 1))

const sentAs = (mails: readonly MailRow[], kind: MailRow['kind']): string[] =>
  eachOnce(mails.flatMap((mail) => (mail.kind === kind ? mail.sent : [])))

function ofTrainings({ world, companyId, admin, findings }: FigureContext, { byLink, begin }: Outbox): void {
  for (const training of world.campaigns.trainingsOfCompany.of(companyId)) {
    if (training.isScorm) continue
    const asked = { companyId, trainingId: String(training.id) }
    const people = readAllPages((page) => {
      const { users, count } = call(world, 'trainings.listUsers', { ...asked, ...page }, admin)
      return { rows: users, count }
    })
    for (const { email } of people.rows) {
      const person = world.employeesOf(companyId).get(email)
      const { log } = call(world, 'trainings.getMailLog', { ...asked, email }, superEmail)
      const since = log.filter(({ created }) => created >= begin)
      const logged = (isReminder: boolean) =>
        eachOnce(
          since.flatMap(({ created, actions }) => ((actions === 'reminded') === isReminder ? created : [])),
        )
      const mails = (person && byLink.get(accessLink(world, training, person.id))) ?? []
      findings.agree(`mails of training ${training.id} to ${email}`, {
        log: [logged(false), logged(true)],
        outbox: [sentAs(mails, 'lesson'), sentAs(mails, 'reminder')],
      })
      findings.agree(`who got the mails to ${email}`, {
        outbox: [...new Set(mails.map(({ to }) => to))],
        person: mails.length > 0 ? [email] : [],
      })
    }
  }
}

function ofAssessments(
  { world, companyId, admin, findings }: FigureContext,
  { byLink, begin }: Outbox,
): void {
  const named = [...byLink].filter(([link]) => link.startsWith('/assessment/'))
  for (const assessment of world.campaigns.assessmentsOfCompany.of(companyId)) {
    if (assessment.isScorm || assessment.scheduleType === assessmentScheduleType.manual) continue
    const here = (what: string) => `${what} of assessment ${assessment.id}`
    const asked = { companyId, assessmentId: String(assessment.id) }
    const { status, deliveryDate } = call(world, 'assessments.get', asked, admin)
    const { reminders } = call(world, 'assessments.remindersOverview', asked, admin)
    const mails = named
      .filter(([link]) => isSigned(world, link.slice('/assessment/'.length), assessment))
      .flatMap(([, sent]) => sent)
    const [channel]: Channel[] = toChannels(assessment.remindersChannel)
    // Starting a campaign again clears earlier reminders, but not their emails.
    const isSince = (at: string): boolean => at >= begin && at > (deliveryDate ?? '')
    const reminded = mails.filter(
      (mail) => mail.kind === 'reminder' && mail.channel === channel && isSince(mail.sent),
    )
    const sent = reminders.filter((one) => one.status === 1 && one.sendTo > 0 && isSince(one.send))
    findings.agree(here('reminders'), {
      overview: Object.fromEntries(
        sent.map(({ send }) => [
          send,
          sent.filter((one) => one.send === send).reduce((sum, { sendTo }) => sum + sendTo, 0),
        ]),
      ),
      outbox: Object.fromEntries(
        sentAs(reminded, 'reminder').map((at) => [at, reminded.filter((mail) => mail.sent === at).length]),
      ),
    })
    const wasSent = status === campaignStatus.active || status === campaignStatus.completed
    if (!wasSent || deliveryDate === null || deliveryDate < begin) continue
    for (const result of world.campaigns.resultsOfAssessment.of(assessment.id)) {
      const own = byLink.get(invitationLink(world, assessment, result)) ?? []
      findings.agree(here(`invitation of result ${result.id}`), {
        result: result.delivered,
        outbox: sentAs(own, 'invitation').at(-1) ?? null,
      })
    }
  }
}
