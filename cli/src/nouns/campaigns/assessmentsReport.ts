import type { Client } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { assessmentsReportOptions } from './commands.ts'
import type { CampaignFile } from './files.ts'
import { assessmentSource } from './find.ts'
import { downloadCampaignReport, type RequestedFile } from './report.ts'

type Options = OptionValues<typeof assessmentsReportOptions>

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

export const downloadAssessmentReport = (
  context: Context,
  options: Options,
  nameOrId: string,
): Promise<FactsOutcome> => {
  const { of = 'people' } = options
  return downloadCampaignReport(context, assessmentSource, nameOrId, options, (client, params) => [
    { suffix: `${of}.csv`, download: createDownload(client, params, of) },
  ])
}
