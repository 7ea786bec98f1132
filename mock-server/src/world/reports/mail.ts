import type { ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import { mailWord } from '@heed/fixtures/library'
import { filled, wordsOf } from '../../files/words/index.ts'
import { escapeHtml, sendMail } from '../mails.ts'
import type { World } from '../World.ts'
import { fileName } from './views.ts'

/** Tells the recipients that a report is there: its main figures, the names of its files, and where they are. */
export function sendReport(
  world: World,
  report: ReportRow,
  execution: ExecutionRow,
  { figures: { all } }: FiguresRow,
): void {
  const link = `/reports/${report.id}`
  const language = world.companies.get(report.companyId)?.language ?? 'en'
  const words = wordsOf(language)
  const done = filled(words.ofTotal, { part: all.completed, total: all.total })
  const names = ['pdf' as const, 'csv' as const].map((kind) => fileName(report, execution, kind)).join(', ')
  const lines = [
    mailWord('reportReady', language, { name: report.name }),
    `${words.employees}: ${all.employees}`,
    `${words.lessonsDone}: ${done} (${all.progress}%)`,
    ...(all.score === null ? [] : [`${words.resilience}: ${all.score}`]),
    mailWord('files', language, { names }),
  ]
  for (const to of execution.recipients) {
    sendMail(world, {
      to,
      kind: 'report',
      channel: 'email',
      subject: report.emailSubject || report.name,
      html: `<!doctype html><p>${lines.map(escapeHtml).join('</p><p>')}</p><p><a href="${link}">${mailWord('openReport', language)}</a></p>`,
      text: `${lines.join('\n')}\n\n${link}\n`,
      links: [link],
    })
  }
}
