import type { Client } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { assessmentsReportOptions } from './commands.ts'
import type { CampaignFile } from './files.ts'
import { assessments } from './find.ts'
import { type RequestedFile, reportCampaign } from './report.ts'

type Options = Values<typeof assessmentsReportOptions>

function createDownload(
  client: Client,
  { companyId, key: assessmentId, token, zoneParams }: RequestedFile,
  reportKind: NonNullable<Options['of']>,
): CampaignFile['download'] {
  const params = { companyId, assessmentId }
  if (reportKind === 'lists')
    return (options) => client.assessmentReports.lists({ ...params, csv: '1' }, options)
  if (reportKind === 'answers')
    return (options) => client.assessmentReports.answersCsv({ ...params, ...zoneParams }, options)
  return (options) => client.assessmentReports.detailedCsv({ ...params, ...zoneParams, token }, options)
}

export const reportAssessment = (
  context: Context,
  options: Options,
  nameOrId: string,
): Promise<FactsOutcome> => {
  const { of = 'people' } = options
  return reportCampaign(context, assessments, nameOrId, options, (client, params) => [
    { suffix: `${of}.csv`, download: createDownload(client, params, of) },
  ])
}
