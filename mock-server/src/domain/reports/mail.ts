import { oneStop } from '@heed/contracts'
import type { ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { getNumberFormats } from '../../files/words/figures.ts'
import { getWords } from '../../files/words/index.ts'
import { getStrength } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { companyBrand } from '../companies/brand/brands.ts'
import { formatAskText, getFace } from '../mails/letters.ts'
import { sendMail } from '../mails/mails.ts'
import { reportTitle } from './views.ts'

/** Emails figures and, to people who can sign in, file types. File names depend on a time zone. */
export function sendReport(
  world: World,
  report: ReportRow,
  execution: ExecutionRow,
  { figures: { all } }: FiguresRow,
): void {
  const link = `/reports/${report.id}`
  const company = world.companies.get(report.companyId)
  if (!company) return
  const { language } = company
  const words = getWords(language)
  const { count, percent, ofTotal } = getNumberFormats(language)
  const { brand } = getFace(world, company)
  const name = reportTitle(report)
  const ready = mailWord('reportReady', language, { name })
  for (const to of execution.recipients) {
    const person = world.personByEmail(to)
    const opens = person !== undefined && getStrength(world, person, company) !== undefined
    sendMail(world, {
      to,
      kind: 'report',
      channel: 'email',
      subject: report.emailSubject || name,
      letter: {
        language,
        brand,
        preheader: ready,
        header: null,
        footer: null,
        words: [ready],
        items: [
          { title: words.employees, note: count(all.employees) },
          {
            title: words.lessonsDone,
            note: `${ofTotal(all.completed, all.total)} (${percent(all.progress)})`,
          },
          ...(all.score === null ? [] : [{ title: words.resilience, note: percent(all.score) }]),
        ],
        button: opens ? { label: mailWord('openReport', language), href: link } : null,
        notes: opens ? [mailWord('files', language, { names: 'PDF, CSV' })] : [],
        reasons: [
          oneStop(mailWord('whyReport', language, { company: company.name, name })),
          formatAskText(companyBrand(world, company), language),
        ],
      },
      links: opens ? [link] : [],
    })
  }
}
