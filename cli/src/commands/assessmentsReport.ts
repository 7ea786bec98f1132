import type { Client } from '@heed/contracts'
import { type CampaignFile, fetchCampaignFiles } from '../campaigns/files.ts'
import { assessmentKey } from '../campaigns/find.ts'
import type { Context } from '../context.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { assessmentsReportOptions } from './campaigns.ts'
import type { Values } from './command.ts'

type Wishes = Values<typeof assessmentsReportOptions>

interface Asked {
  companyId: number
  assessmentId: string
}

function fileOf(client: Client, asked: Asked, token: string, { of = 'people', zone }: Wishes): CampaignFile {
  const inZone = zone === undefined ? {} : { zone }
  const ending = `${of}.csv`
  if (of === 'lists') {
    return {
      ending,
      download: (options) => client.assessmentReports.lists({ ...asked, csv: '1' }, options),
    }
  }
  if (of === 'answers') {
    return {
      ending,
      download: (options) => client.assessmentReports.answersCsv({ ...asked, ...inZone }, options),
    }
  }
  return {
    ending,
    download: (options) => client.assessmentReports.detailedCsv({ ...asked, ...inZone, token }, options),
  }
}

/** Downloads the results of an assessment (S1 section 7). */
export async function reportAssessment(
  context: Context,
  wishes: Wishes,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { token = '' } = await context.settings()
  const companyId = company.company_id
  const assessmentId = await assessmentKey(client, company, typed)
  const { id, name } = await client.assessments.get({ companyId, assessmentId })
  const file = fileOf(client, { companyId, assessmentId }, token, wishes)
  return fetchCampaignFiles(context, { company, id, name }, [file], wishes)
}
