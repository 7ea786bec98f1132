import { type CampaignCaller, campaignStatus } from '@heed/contracts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { getActorAccess } from '../../world/authority.ts'
import type { CampaignContext, CampaignRow, CampaignRowMethods } from './CampaignKind.ts'

export const formatCampaignKey = ({ id, isScorm }: Pick<CampaignRow, 'id' | 'isScorm'>): number | string =>
  isScorm ? `p${id}` : id

export const parseCampaignId = (key: string | number): number => Number(String(key).replace(/^p/, ''))

export function getCampaignCaller({
  world,
  company,
  caller,
}: Pick<CampaignContext, 'world' | 'company' | 'caller'>): CampaignCaller {
  const strength = getActorAccess(world, caller.person, company)
  return { isAdmin: strength !== undefined && strength !== 'viewer', isSuper: caller.person.super_admin }
}

export function findCampaign<Row extends CampaignRow>(
  { rows, notFoundMessage }: CampaignRowMethods<Row>,
  { world, company }: Pick<CampaignContext, 'world' | 'company'>,
  key: string,
): Row {
  const row = rows(world).get(parseCampaignId(key))
  if (row?.companyId !== company.id || String(formatCampaignKey(row)) !== key)
    throw createNotFoundError(notFoundMessage)
  return row
}

/** Viewers don't find drafts. */
export function findVisibleCampaign<Row extends CampaignRow>(
  kind: CampaignRowMethods<Row>,
  context: Pick<CampaignContext, 'world' | 'company' | 'caller'>,
  key: string,
): Row {
  const row = findCampaign(kind, context, key)
  if (row.status === campaignStatus.draft && !getCampaignCaller(context).isAdmin)
    throw createNotFoundError(kind.notFoundMessage)
  return row
}
