import * as z from 'zod/mini'
import { ActionResult, CampaignSaved } from '../../entities/campaigns/campaign.ts'
import { PackagedCampaign, PackageFormat } from '../../entities/campaigns/packagedCampaign.ts'
import { Download } from '../../entities/files.ts'
import { get, post } from '../declarations/declare.ts'

const zipQuery = {
  who: 'admin',
  tokenInQuery: true,
  answer: Download,
  media: 'application/zip',
  failures: { 404: 'There is no such package' },
} as const
const token = z.string()

export const packages = {
  create: post('/companies/:companyId/packages', {
    summary: 'Create a packaged training or assessment; refusals return a reason',
    section: 'S1 section 2, section 7',
    who: 'admin',
    body: PackagedCampaign,
    answer: z.extend(ActionResult, {
      automation: z.optional(CampaignSaved),
      assessment: z.optional(CampaignSaved),
    }),
  }),
  download: get('/companies/:companyId/packages/:uniqueId/zip', {
    ...zipQuery,
    summary: 'Download a packaged training or assessment as a zip in the given format',
    section: 'S1 section 7, section 9',
    query: { format: PackageFormat, token },
  }),
  downloadCmi5: get('/companies/:companyId/packages/:uniqueId/cmi5', {
    ...zipQuery,
    summary: 'Download a packaged training or assessment as a cmi5 zip',
    section: 'S1 section 7',
    query: { token },
  }),
}
