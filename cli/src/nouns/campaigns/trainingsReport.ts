import type { Client } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { trainingsReportOptions } from './commands.ts'
import type { CampaignFile } from './files.ts'
import { trainingSource } from './find.ts'
import { downloadCampaignReport, type RequestedFile } from './report.ts'

type Options = OptionValues<typeof trainingsReportOptions>

function selectFiles(
  client: Client,
  { key: trainingId, zoneParams, ...facts }: RequestedFile,
  { detailed, links, format = ['pdf'] }: Options,
): CampaignFile[] {
  const params = { ...facts, trainingId, ...zoneParams }
  if (links) {
    return [
      { suffix: 'links.csv', download: (options) => client.trainingReports.signInLinksCsv(params, options) },
    ]
  }
  return format.map((fileFormat): CampaignFile => {
    if (fileFormat === 'pdf') {
      const pages = detailed ? ({ users_details: '1' } as const) : {}
      return {
        suffix: detailed ? 'employees.pdf' : 'report.pdf',
        download: (options) => client.trainingReports.pdf({ ...params, ...pages }, options),
      }
    }
    return detailed
      ? {
          suffix: 'lessons.csv',
          download: (options) => client.trainingReports.usersDetailedCsv(params, options),
        }
      : { suffix: 'employees.csv', download: (options) => client.trainingReports.usersCsv(params, options) }
  })
}

export async function downloadTrainingReport(
  context: Context,
  options: Options,
  nameOrId: string,
): Promise<FactsOutcome> {
  if (options.links && (options.detailed || options.format !== undefined))
    throw new Stop(
      '--links always downloads a single CSV file.',
      exitCodes.usage,
      'Leave out --format and --detailed.',
    )
  return downloadCampaignReport(context, trainingSource, nameOrId, options, (client, params) =>
    selectFiles(client, params, options),
  )
}
