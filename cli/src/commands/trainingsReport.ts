import type { Client } from '@heed/contracts'
import { type CampaignFile, fetchCampaignFiles } from '../campaigns/files.ts'
import { trainingKey } from '../campaigns/find.ts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { trainingsReportOptions } from './campaigns.ts'
import type { Values } from './command.ts'

type Wishes = Values<typeof trainingsReportOptions>

interface Asked {
  companyId: number
  trainingId: string
  token: string
  zone?: string
}

function filesOf(client: Client, asked: Asked, { detailed, links, format }: Wishes): CampaignFile[] {
  if (links) {
    return [
      { ending: 'links.csv', download: (options) => client.trainingReports.signInLinksCsv(asked, options) },
    ]
  }
  return (format ?? (['pdf'] as const)).map((one): CampaignFile => {
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

/** Downloads what the platform has to hand out of a training (S1 section 7). */
export async function reportTraining(context: Context, wishes: Wishes, typed: string): Promise<FactsOutcome> {
  if (wishes.links && (wishes.detailed || wishes.format !== undefined))
    throw new Stop('The links are one CSV file.', exitCodes.usage, 'Leave --format and --detailed out.')
  const company = await context.company()
  const client = await context.client()
  const { token = '' } = await context.settings()
  const trainingId = await trainingKey(client, company, typed)
  const companyId = company.company_id
  const { id, name } = await client.trainings.get({ companyId, trainingId })
  const asked = { companyId, trainingId, token, ...(wishes.zone === undefined ? {} : { zone: wishes.zone }) }
  return fetchCampaignFiles(context, { company, id, name }, filesOf(client, asked, wishes), wishes)
}
