import type { ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
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
  const lines = [
    `The report "${report.name}" is ready.`,
    `Employees: ${all.employees}`,
    `Lessons done: ${all.completed} of ${all.total} (${all.progress}%)`,
    ...(all.score === null ? [] : [`Resilience score: ${all.score}`]),
    `Files: ${fileName(report, execution, 'pdf')}, ${fileName(report, execution, 'csv')}`,
  ]
  for (const to of execution.recipients) {
    sendMail(world, {
      to,
      kind: 'report',
      channel: 'email',
      subject: report.emailSubject || report.name,
      html: `<!doctype html><p>${lines.map(escapeHtml).join('</p><p>')}</p><p><a href="${link}">Open the report</a></p>`,
      text: `${lines.join('\n')}\n\n${link}\n`,
      links: [link],
    })
  }
}
