import type { Assessment, AssessmentRow, Client, Company, Training, TrainingRow } from '@heed/contracts'
import { getCompanyName } from '@heed/contracts'
import { chooseByName } from '../../command/byName.ts'
import { type PageRows, readPages } from '../../command/pages.ts'
import { formatCompanyIdFlag } from '../../io/companyFlag.ts'

export interface CampaignRef {
  id: number | string
  name: string
}

interface CampaignFilter {
  status?: number | undefined
  filter?: string | undefined
  order: string
}

interface CampaignQuery extends CampaignFilter {
  companyId: number
  d: 1
  p: number
  n: number
}

export interface CampaignSource<Row extends CampaignRef, One extends CampaignRef> {
  noun: 'training' | 'assessment'
  changed: string
  page(client: Client, query: CampaignQuery): Promise<PageRows<Row>>
  get(client: Client, companyId: number, key: string): Promise<One>
}

export const trainingSource: CampaignSource<TrainingRow, Training> = {
  noun: 'training',
  changed: 'updated',
  async page(client, query) {
    const { automations, count } = await client.trainings.list(
      query as Parameters<Client['trainings']['list']>[0],
    )
    return { rows: automations, count }
  },
  get: (client, companyId, trainingId) => client.trainings.get({ companyId, trainingId }),
}

export const assessmentSource: CampaignSource<AssessmentRow, Assessment> = {
  noun: 'assessment',
  changed: 'last_updated',
  async page(client, query) {
    const { assessments: rows, count } = await client.assessments.list(query)
    return { rows, count }
  },
  get: (client, companyId, assessmentId) => client.assessments.get({ companyId, assessmentId }),
}

export async function readCampaigns<Row extends CampaignRef>(
  { page }: CampaignSource<Row, CampaignRef>,
  client: Client,
  { company_id: companyId }: Company,
  { status, filter, order }: CampaignFilter,
): Promise<Row[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, (pageIndex) =>
    page(client, {
      companyId,
      d: 1,
      order,
      ...(status === undefined ? {} : { status }),
      ...(filter === undefined ? {} : { filter }),
      ...pageIndex,
    }),
  )
  return rows
}

async function findCampaignKey<Row extends CampaignRef>(
  campaigns: CampaignSource<Row, CampaignRef>,
  client: Client,
  company: Company,
  nameOrId: string,
): Promise<string> {
  if (/^p?\d+$/.test(nameOrId)) return nameOrId
  const { noun, changed } = campaigns
  const rows = await readCampaigns(campaigns, client, company, { order: `${changed} desc` })
  const place = getCompanyName(company)
  const listing = `heed ${noun}s list${formatCompanyIdFlag(company)}`
  return String(chooseByName(rows, nameOrId, { noun, ownerName: place, getItemName: getName, listing }).id)
}

const getName = ({ name }: CampaignRef): string => name

export async function findCampaign<One extends CampaignRef>(
  campaigns: CampaignSource<CampaignRef, One>,
  client: Client,
  company: Company,
  nameOrId: string,
): Promise<{ key: string; campaign: One }> {
  const key = await findCampaignKey(campaigns, client, company, nameOrId)
  return { key, campaign: await campaigns.get(client, company.company_id, key) }
}
