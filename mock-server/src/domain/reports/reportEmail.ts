import { removeDoubleFullStops } from '@heed/contracts'
import type { ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import { getEmailWord } from '@heed/fixtures/library'
import { getNumberFormats } from '../../files/words/figures.ts'
import { getWords } from '../../files/words/index.ts'
import { describeScore, type ShownScore, scoreMark } from '../../files/words/scores.ts'
import { getActorAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { getCompanyBrand } from '../companies/brand/brands.ts'
import { sendEmail } from '../mails/emails.ts'
import { formatSupportText, getLetterBrand } from '../mails/letters.ts'
import { formatReportTitle } from './views.ts'

function toScoreItem(title: string, { text, color }: ShownScore) {
  return { title, note: `${scoreMark} ${text}`, markColor: color }
}

/** Lists file types for people who can sign in, not file names, which depend on a time zone. */
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
  const { count, percent, formatOfTotal } = getNumberFormats(language)
  const { brand } = getLetterBrand(world, company)
  const companyBrand = getCompanyBrand(world, company)
  const name = formatReportTitle(report)
  const readyText = getEmailWord('reportReady', language, { name })
  for (const recipient of execution.recipients) {
    const person = world.findPersonByEmail(recipient)
    const canOpenReport = person !== undefined && getActorAccess(world, person, company) !== undefined
    sendEmail(world, {
      to: recipient,
      kind: 'report',
      channel: 'email',
      subject: report.emailSubject || name,
      letter: {
        language,
        brand,
        preheader: readyText,
        header: null,
        footer: null,
        words: [readyText],
        items: [
          { title: words.employees, note: count(all.employees) },
          {
            title: words.lessonsDone,
            note: `${formatOfTotal(all.completed, all.total)} (${percent(all.progress)})`,
          },
          ...(all.score === null
            ? []
            : [
                toScoreItem(
                  words.resilience,
                  describeScore(language, all.score, companyBrand.assessmentScoreRanges),
                ),
              ]),
        ],
        button: canOpenReport ? { label: getEmailWord('openReport', language), href: link } : null,
        notes: canOpenReport ? [getEmailWord('files', language, { names: 'PDF, CSV' })] : [],
        reasons: [
          removeDoubleFullStops(getEmailWord('whyReport', language, { company: company.name, name })),
          formatSupportText(companyBrand, language),
        ],
      },
      links: canOpenReport ? [link] : [],
    })
  }
}
