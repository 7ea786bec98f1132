import { campaignStatus, isUntitled, nameRequiredText, noLicenseText } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { findList } from '../../calls/find.ts'
import type { World } from '../../world/World.ts'
import { hasValidPlan } from '../billing/seatUse.ts'
import type {
  CampaignChangeMethods,
  CampaignContext,
  CampaignRow,
  CampaignRowMethods,
} from './CampaignKind.ts'

/** Business refusals are normal responses with a reason, not errors (S1 section 7). */
export type RefusedChange = {
  success: false
  reason: string
}

export type ChangeResult<Row> = RefusedChange | { success: true; row: Row }

export const createRefusedChange = (reason: string): RefusedChange => ({ success: false, reason })

export function ensureListsExist(world: World, company: CompanyRow, ids: readonly number[] = []): void {
  for (const id of ids) findList(world, company, id)
}

/** Rows with ID 0 are new and get the next free ID. */
export function putCampaign<Row extends CampaignRow>(
  { rows }: CampaignRowMethods<Row>,
  world: World,
  row: Row,
): Row {
  const collection = rows(world)
  return collection.put(row.id > 0 ? row : { ...row, id: world.nextId(collection) })
}

export const findDraftProblem = ({ world, company }: CampaignContext, name: string): string | null =>
  hasValidPlan(world, company) ? findNameProblem(name) : noLicenseText

export const findNameProblem = (name: string): string | null => (isUntitled(name) ? nameRequiredText : null)

export function renameCampaign<Row extends CampaignRow>(
  kind: CampaignChangeMethods<Row>,
  { world }: CampaignContext,
  row: Row,
  name: string,
): ChangeResult<Row> {
  const problem = findNameProblem(name)
  if (problem !== null) return createRefusedChange(problem)
  return { success: true, row: kind.rows(world).put({ ...row, name, updated: world.clock.instant }) }
}

export function stopCampaign<Row extends CampaignRow>(
  kind: CampaignChangeMethods<Row>,
  context: CampaignContext,
  row: Row,
): ChangeResult<Row> {
  const { world } = context
  const reason = kind.getRefusal(context, row, 'stop')
  if (reason !== null) return createRefusedChange(reason)
  kind.deactivate(world, row)
  const stoppedRow = { ...row, status: campaignStatus.draft, updated: world.clock.instant }
  return { success: true, row: kind.rows(world).put(stoppedRow) }
}

export function deleteCampaign<Row extends CampaignRow>(
  kind: CampaignChangeMethods<Row>,
  context: CampaignContext,
  row: Row,
): RefusedChange | { success: true } {
  const reason = kind.getRefusal(context, row, 'delete')
  if (reason !== null) return createRefusedChange(reason)
  kind.remove(context.world, row)
  return { success: true }
}
