import { type Client, getCompanyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { parseTimeZone } from '../../command/zone.ts'
import { realTime } from '../../io/realTime.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { createJobCaller } from '../../job/jobCaller.ts'
import { createProgress } from '../../job/progress.ts'
import { type CampaignFile, type FileOptions, fetchCampaignFiles } from './files.ts'
import { type CampaignRef, type CampaignSource, findCampaign } from './find.ts'

export interface RequestedFile {
  companyId: number
  key: string
  token: string
  zoneParams: { zone?: string }
}

export async function downloadCampaignReport(
  context: Context,
  campaigns: CampaignSource<CampaignRef, CampaignRef>,
  nameOrId: string,
  options: FileOptions,
  getFiles: (client: Client, params: RequestedFile) => readonly CampaignFile[],
): Promise<FactsOutcome> {
  const { streams, quiet } = context
  if (options.zone !== undefined) parseTimeZone(options.zone)
  const company = await context.company()
  const client = await context.client({ oneTry: true })
  const { token = '' } = await context.settings()
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call } = createJobCaller(context, progress, 1)
  try {
    progress.stage(`Looking for the ${campaigns.noun} in ${sanitizeText(getCompanyName(company))}`, 1)
    const { key, campaign } = await call(() => findCampaign(campaigns, client, company, nameOrId))
    const { id, name } = campaign
    const inZone = options.zone === undefined ? {} : { zone: options.zone }
    const files = getFiles(client, { companyId: company.company_id, key, token, zoneParams: inZone })
    progress.stage(`Downloading ${sanitizeText(name)}`, files.length, 'files')
    return await fetchCampaignFiles(context, { call, progress }, { company, id, name }, files, options)
  } finally {
    progress.clear()
  }
}
