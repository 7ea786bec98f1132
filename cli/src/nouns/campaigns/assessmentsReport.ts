import type { Client } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { assessmentsReportOptions } from './commands.ts'
import type { CampaignFile } from './files.ts'
import { assessments } from './find.ts'
import { type AskedFile, reportCampaign } from './report.ts'

type Options = Values<typeof assessmentsReportOptions>

function createDownload(
  client: Client,
  { companyId, key: assessmentId, token, inZone }: AskedFile,
  of: NonNullable<Options['of']>,
): CampaignFile['download'] {
  const asked = { companyId, assessmentId }
  if (of === 'lists') return (options) => client.assessmentReports.lists({ ...asked, csv: '1' }, options)
  if (of === 'answers')
    return (options) => client.assessmentReports.answersCsv({ ...asked, ...inZone }, options)
  return (options) => client.assessmentReports.detailedCsv({ ...asked, ...inZone, token }, options)
}

export const reportAssessment = (
  context: Context,
  options: Options,
  typed: string,
): Promise<FactsOutcome> => {
  const { of = 'people' } = options
  return reportCampaign(context, assessments, typed, options, (client, asked) => [
    { ending: `${of}.csv`, download: createDownload(client, asked, of) },
  ])
}
