import {
  type Client,
  type Company,
  campaignStatus,
  formatAssessmentEnds,
  formatAssessmentsHint,
} from '@heed/contracts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatThousands } from '../../io/words.ts'
import { formatDay } from './words.ts'

const maxShownNames = 10

function formatCampaignLines(title: string, campaigns: readonly { name: string }[], count: number): string[] {
  if (count === 0) return []
  const names = campaigns.map(({ name }) => sanitizeText(name))
  const rest = count > names.length ? [`and ${formatThousands(count - names.length)} more`] : []
  return [`${title}: ${[...names, ...rest].join(', ')}`]
}

const sanitizeCampaign = ({ name, due }: { name: string; due: string | null }) => ({
  name: sanitizeText(name),
  due,
})

export async function listRunningCampaigns(client: Client, company: Company): Promise<string[]> {
  const params = {
    companyId: company.company_id,
    status: campaignStatus.active,
    order: 'name asc',
    p: 0,
    n: maxShownNames,
  }
  const [trainings, assessments] = await Promise.all([
    client.trainings.list(params),
    client.assessments.list(params),
  ])
  const hint = formatAssessmentsHint({ activeAssessments: assessments.count })
  return [
    ...formatCampaignLines('Trainings', trainings.automations, trainings.count),
    ...(assessments.count > 0
      ? [
          `Assessments: ${formatAssessmentEnds(assessments.assessments.map(sanitizeCampaign), assessments.count, formatDay)}`,
        ]
      : []),
    ...(hint ? [hint] : []),
  ]
}
