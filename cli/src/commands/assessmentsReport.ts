import type { Client } from '@heed/contracts'
import type { CampaignFile } from '../campaigns/files.ts'
import { assessments } from '../campaigns/find.ts'
import { type AskedFile, reportCampaign } from '../campaigns/report.ts'
import type { Context } from '../context.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { assessmentsReportOptions } from './campaigns.ts'
import type { Values } from './command.ts'

type Wishes = Values<typeof assessmentsReportOptions>

function downloadOf(
  client: Client,
  { companyId, key: assessmentId, token, inZone }: AskedFile,
  of: NonNullable<Wishes['of']>,
): CampaignFile['download'] {
  const asked = { companyId, assessmentId }
  if (of === 'lists') return (options) => client.assessmentReports.lists({ ...asked, csv: '1' }, options)
  if (of === 'answers')
    return (options) => client.assessmentReports.answersCsv({ ...asked, ...inZone }, options)
  return (options) => client.assessmentReports.detailedCsv({ ...asked, ...inZone, token }, options)
}

/** Downloads the results of an assessment (S1 section 7). */
export const reportAssessment = (context: Context, wishes: Wishes, typed: string): Promise<FactsOutcome> => {
  const { of = 'people' } = wishes
  return reportCampaign(context, assessments, typed, wishes, (client, asked) => [
    { ending: `${of}.csv`, download: downloadOf(client, asked, of) },
  ])
}
