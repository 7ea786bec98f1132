import { assessmentEnds, assessmentsHint, type Client, type Company, campaignStatus } from '@heed/contracts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { thousands } from '../../io/words.ts'
import { day } from './words.ts'

const shownNames = 10

function line(title: string, campaigns: readonly { name: string }[], count: number): string[] {
  if (count === 0) return []
  const names = campaigns.map(({ name }) => sanitizeText(name))
  const rest = count > names.length ? [`and ${thousands(count - names.length)} more`] : []
  return [`${title}: ${[...names, ...rest].join(', ')}`]
}

const shown = ({ name, due }: { name: string; due: string | null }) => ({ name: sanitizeText(name), due })

export async function runningCampaigns(client: Client, company: Company): Promise<string[]> {
  const asked = {
    companyId: company.company_id,
    status: campaignStatus.active,
    order: 'name asc',
    p: 0,
    n: shownNames,
  }
  const [trainings, assessments] = await Promise.all([
    client.trainings.list(asked),
    client.assessments.list(asked),
  ])
  const hint = assessmentsHint({ activeAssessments: assessments.count })
  return [
    ...line('Trainings', trainings.automations, trainings.count),
    ...(assessments.count > 0
      ? [`Assessments: ${assessmentEnds(assessments.assessments.map(shown), assessments.count, day)}`]
      : []),
    ...(hint ? [hint] : []),
  ]
}
