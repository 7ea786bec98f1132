import type { Client } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { trainingsReportOptions } from './commands.ts'
import type { CampaignFile } from './files.ts'
import { trainings } from './find.ts'
import { type AskedFile, reportCampaign } from './report.ts'

type Options = Values<typeof trainingsReportOptions>

function selectFiles(
  client: Client,
  { key: trainingId, inZone, ...facts }: AskedFile,
  { detailed, links, format = ['pdf'] }: Options,
): CampaignFile[] {
  const asked = { ...facts, trainingId, ...inZone }
  if (links) {
    return [
      { ending: 'links.csv', download: (options) => client.trainingReports.signInLinksCsv(asked, options) },
    ]
  }
  return format.map((one): CampaignFile => {
    if (one === 'pdf') {
      const pages = detailed ? ({ users_details: '1' } as const) : {}
      return {
        ending: detailed ? 'employees.pdf' : 'report.pdf',
        download: (options) => client.trainingReports.pdf({ ...asked, ...pages }, options),
      }
    }
    return detailed
      ? {
          ending: 'lessons.csv',
          download: (options) => client.trainingReports.usersDetailedCsv(asked, options),
        }
      : { ending: 'employees.csv', download: (options) => client.trainingReports.usersCsv(asked, options) }
  })
}

export async function reportTraining(
  context: Context,
  options: Options,
  typed: string,
): Promise<FactsOutcome> {
  if (options.links && (options.detailed || options.format !== undefined))
    throw new Stop('--links downloads one CSV file.', exitCodes.usage, 'Leave --format and --detailed out.')
  return reportCampaign(context, trainings, typed, options, (client, asked) =>
    selectFiles(client, asked, options),
  )
}
