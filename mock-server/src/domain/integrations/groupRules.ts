import type { DirectoryType, GroupRule } from '@heed/contracts'
import type { CompanyRow, GroupRuleRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

interface NamedGroup {
  id: string
  displayName: string
  usersCount: number
}

export const selectIncludedRules = (world: World, { id }: CompanyRow, type: DirectoryType): GroupRuleRow[] =>
  world.integrations.rulesByIntegration.get(`${id} ${type}`).filter(({ rule }) => rule === 'include')

export function putRule(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  { id: groupId, displayName, usersCount }: NamedGroup,
  rule: GroupRule,
): void {
  const id = `${company.id} ${type} ${groupId}`
  const listId = world.integrations.groupRules.get(id)?.listId ?? null
  world.integrations.groupRules.put({
    id,
    companyId: company.id,
    type,
    groupId,
    displayName,
    usersCount,
    rule,
    listId,
  })
}

export function deleteRule(world: World, { id, listId }: GroupRuleRow): void {
  const list = listId === null ? undefined : world.lists.get(listId)
  if (list) world.lists.put({ ...list, source: null })
  world.integrations.groupRules.remove(id)
}
