import { type Client, formatCsvLine, formatCsvTime } from '@heed/contracts'
import { formatViewed } from '../../../parts/people/formatViewed.ts'

/** Audit evidence: one line per lesson and assessment, oldest delivery first; percentages as on screen. */
export async function fetchPersonRecord(client: Client, companyId: number, email: string): Promise<string[]> {
  const [{ trainings }, { assessments }] = await Promise.all([
    client.employees.listTrainings({ companyId, email }),
    client.employees.listAssessments({ companyId, email }),
  ])
  const lines: { deliveredAt: string; cells: (string | number)[] }[] = []
  for (const { id, name } of trainings) {
    const { subjects } = await client.employees.status({ companyId, email, trainingId: id })
    for (const { title, delivered, viewed, correct, incorrect } of subjects) {
      if (delivered === null) continue
      const cells = [
        'Lesson',
        name,
        title,
        formatCsvTime(delivered),
        formatViewed(viewed),
        '',
        correct,
        incorrect,
        '',
      ]
      lines.push({ deliveredAt: delivered, cells })
    }
  }
  for (const { name, deliveryDate, completionDate, userScore } of assessments) {
    const delivered = deliveryDate ?? ''
    const cells = [
      'Assessment',
      name,
      '',
      formatCsvTime(delivered),
      '',
      formatCsvTime(completionDate),
      '',
      '',
      userScore ?? '',
    ]
    lines.push({ deliveredAt: delivered, cells })
  }
  const headings = ['Kind', 'Name', 'Lesson', 'Delivered (UTC)', 'Viewed (UTC)', 'Completed (UTC)']
  return [
    formatCsvLine([...headings, 'Correct answers', 'Wrong answers', 'Score in percent']),
    ...lines
      .toSorted((a, b) => (a.deliveredAt < b.deliveredAt ? -1 : 1))
      .map(({ cells }) => formatCsvLine(cells)),
  ]
}
