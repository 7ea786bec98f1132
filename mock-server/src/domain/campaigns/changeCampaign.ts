import { campaignStatus, giveName, isUntitled, noLicense } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { findList } from '../../calls/find.ts'
import type { World } from '../../world/World.ts'
import { isValid } from '../billing/seatUse.ts'
import type { CampaignChanges, CampaignContext, CampaignRow, CampaignRows } from './CampaignKind.ts'

/** Business refusals are normal responses with a reason, not errors (S1 section 7). */
export type RefusedChange = {
  success: false
  reason: string
}

export type ChangeResult<Row> = RefusedChange | { success: true; row: Row }

export const refused = (reason: string): RefusedChange => ({ success: false, reason })

export function findLists(world: World, company: CompanyRow, ids: readonly number[] = []): void {
  for (const id of ids) findList(world, company, id)
}

/** New rows without an ID get the next one. */
export function putCampaign<Row extends CampaignRow>(
  { rows }: CampaignRows<Row>,
  world: World,
  row: Row,
): Row {
  const all = rows(world)
  return all.put(row.id > 0 ? row : { ...row, id: world.nextId(all) })
}

export const newDraftProblem = ({ world, company }: CampaignContext, name: string): string | null =>
  isValid(world, company) ? nameProblem(name) : noLicense

export const nameProblem = (name: string): string | null => (isUntitled(name) ? giveName : null)

export function renameCampaign<Row extends CampaignRow>(
  kind: CampaignChanges<Row>,
  { world }: CampaignContext,
  row: Row,
  name: string,
): ChangeResult<Row> {
  const problem = nameProblem(name)
  if (problem !== null) return refused(problem)
  return { success: true, row: kind.rows(world).put({ ...row, name, updated: world.clock.instant }) }
}

export function stopCampaign<Row extends CampaignRow>(
  kind: CampaignChanges<Row>,
  asking: CampaignContext,
  row: Row,
): ChangeResult<Row> {
  const { world } = asking
  const reason = kind.refuse(asking, row, 'stop')
  if (reason !== null) return refused(reason)
  kind.withdraw(world, row)
  const stopped = { ...row, status: campaignStatus.draft, updated: world.clock.instant }
  return { success: true, row: kind.rows(world).put(stopped) }
}

export function deleteCampaign<Row extends CampaignRow>(
  kind: CampaignChanges<Row>,
  asking: CampaignContext,
  row: Row,
): RefusedChange | { success: true } {
  const reason = kind.refuse(asking, row, 'delete')
  if (reason !== null) return refused(reason)
  kind.remove(asking.world, row)
  return { success: true }
}
