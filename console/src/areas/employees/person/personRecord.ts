import { type Client, csvLine, csvTime } from '@heed/contracts'
import { formatViewed } from '../../../parts/people/formatViewed.ts'

/** Audit evidence: one line per lesson and assessment, oldest delivery first; percentages as on screen. */
export async function personRecord(client: Client, companyId: number, email: string): Promise<string[]> {
  const [{ trainings }, { assessments }] = await Promise.all([
    client.employees.listTrainings({ companyId, email }),
    client.employees.listAssessments({ companyId, email }),
  ])
  const lines: { at: string; cells: (string | number)[] }[] = []
  for (const { id, name } of trainings) {
    const { subjects } = await client.employees.status({ companyId, email, trainingId: id })
    for (const { title, delivered, viewed, correct, incorrect } of subjects) {
      if (delivered === null) continue
      const cells = [
        'Lesson',
        name,
        title,
        csvTime(delivered),
        formatViewed(viewed),
        '',
        correct,
        incorrect,
        '',
      ]
      lines.push({ at: delivered, cells })
    }
  }
  for (const { name, deliveryDate, completionDate, userScore } of assessments) {
    const delivered = deliveryDate ?? ''
    const cells = [
      'Assessment',
      name,
      '',
      csvTime(delivered),
      '',
      csvTime(completionDate),
      '',
      '',
      userScore ?? '',
    ]
    lines.push({ at: delivered, cells })
  }
  const head = ['Kind', 'Name', 'Lesson', 'Delivered (UTC)', 'Viewed (UTC)', 'Completed (UTC)']
  return [
    csvLine([...head, 'Correct answers', 'Wrong answers', 'Score in percent']),
    ...lines.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ cells }) => csvLine(cells)),
  ]
}
