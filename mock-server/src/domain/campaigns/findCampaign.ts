import { type CampaignCaller, campaignStatus } from '@heed/contracts'
import { notFound } from '../../calls/refusal.ts'
import { getStrength } from '../../world/authority.ts'
import type { CampaignContext, CampaignRow, CampaignRows } from './CampaignKind.ts'

export const campaignKey = ({ id, isScorm }: Pick<CampaignRow, 'id' | 'isScorm'>): number | string =>
  isScorm ? `p${id}` : id

export const campaignIdIn = (key: string | number): number => Number(String(key).replace(/^p/, ''))

export function campaignCaller({
  world,
  company,
  caller,
}: Pick<CampaignContext, 'world' | 'company' | 'caller'>): CampaignCaller {
  const strength = getStrength(world, caller.person, company)
  return { isAdmin: strength !== undefined && strength !== 'viewer', isSuper: caller.person.super_admin }
}

export function findCampaign<Row extends CampaignRow>(
  { rows, missing }: CampaignRows<Row>,
  { world, company }: Pick<CampaignContext, 'world' | 'company'>,
  key: string,
): Row {
  const row = rows(world).get(campaignIdIn(key))
  if (row?.companyId !== company.id || String(campaignKey(row)) !== key) throw notFound(missing)
  return row
}

/** Viewers don't find drafts. */
export function findOpenCampaign<Row extends CampaignRow>(
  kind: CampaignRows<Row>,
  asking: Pick<CampaignContext, 'world' | 'company' | 'caller'>,
  key: string,
): Row {
  const row = findCampaign(kind, asking, key)
  if (row.status === campaignStatus.draft && !campaignCaller(asking).isAdmin) throw notFound(kind.missing)
  return row
}
