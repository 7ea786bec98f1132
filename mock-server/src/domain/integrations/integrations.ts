import {
  type ConnectField,
  type DirectoryType,
  findConnectProblems,
  formatNothingToSync,
  getNotConnectedReason,
  getSyncRunsRefusal,
  getUpgradeRefusal,
  type IntegrationType,
  integrationTypes,
  isDirectoryIntegration,
  requiredFields,
  restoreSecret,
} from '@heed/contracts'
import type { CompanyRow, IntegrationRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createInvalidInputError, createNotFoundError, ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { toSubscriptionView } from '../subscriptions/subscriptionView.ts'
import { getAzureRefusal, getTenantRefusal } from './azure.ts'
import { findRunningSync, getConnection, getDirectory, isLinked, toSyncId } from './connections.ts'
import { formatConnectUrl } from './consent.ts'
import { deleteRule, putRule, selectIncludedRules } from './groupRules.ts'
import { completeSync, startSync } from './sync.ts'
import { createGroupPage, getIntegrationData, getSummary, getSyncStatus, toRuleView } from './views.ts'

export const integrations: AreaHandlers<'integrations'> = {
  list: ({ world, company }) => ({
    integrations: integrationTypes.map((type) => getSummary(world, company, type)),
  }),

  getData: ({ world, company, input: { type }, origin }) =>
    getIntegrationData(world, company, type, formatConnectUrl(world, company, type, origin)),

  saveData({ world, company, input, origin }) {
    const { type } = input
    const currentRow = getConnection(world, company, type)
    const form = unmaskSecret(currentRow, input)
    const problems = findConnectProblems(type, form)
    if (problems.length > 0) throw createInvalidInputError(problems)
    ensureNoConflict(
      'needs_upgrade',
      getUpgradeRefusal({ subscription: toSubscriptionView(world, company) }, type),
    )
    ensureNoConflict('sync_running', getSyncRunsRefusal(findRunningSync(world, company, type) !== undefined))
    const row = applyForm(currentRow, form)
    ensureNoConflict('not_connected', getNotConnectedReason(row.connected, type))
    ensureNoConflict('azure_refused', type === 'azure' ? getAzureRefusal(row) : null)
    world.integrations.connections.put(row)
    return {
      success: true,
      data: getIntegrationData(world, company, type, formatConnectUrl(world, company, type, origin)),
    }
  },

  listGroups: ({ world, company, input }) => createGroupPage(world, company, toDirectoryType(input), input),

  listSelected: ({ world, company, input }) => ({
    groups: selectIncludedRules(world, company, toDirectoryType(input)).map(toRuleView),
  }),

  getStatus: ({ world, company, input }) => getSyncStatus(world, company, toDirectoryType(input)),

  saveRule({ world, company, input }) {
    const type = toDirectoryType(input)
    const group = findGroup(world, company, type, input.externalId)
    if (!group) throw createNotFoundError('There is no such group')
    putRule(world, company, type, group, input.rule)
    return { success: true }
  },

  saveRules({ world, company, input }) {
    const type = toDirectoryType(input)
    const selectedIds = new Set(input.values.map(({ id }) => id))
    for (const rule of selectIncludedRules(world, company, type)) {
      if (!selectedIds.has(rule.groupId)) deleteRule(world, rule)
    }
    for (const group of input.values) putRule(world, company, type, group, 'include')
    return { success: true, groups: selectIncludedRules(world, company, type).map(toRuleView) }
  },

  deleteGroup({ world, company, input }) {
    const type = toDirectoryType(input)
    const rule = world.integrations.groupRules.get(`${company.id} ${type} ${input.groupId}`)
    if (!rule) throw createNotFoundError('There is no such group')
    deleteRule(world, rule)
    return { success: true }
  },

  test({ world, company, input }) {
    const { type } = input
    const row = getConnection(world, company, type)
    if (type === 'azure' && input.tenant !== undefined) {
      const form = unmaskSecret(row, input)
      const [firstProblem] = findConnectProblems(type, form)
      const error = firstProblem?.message ?? getAzureRefusal(applyForm(row, form))
      return error === null ? { success: true } : { error }
    }
    const isDirectoryType = type === 'teams' || type === 'azuresso'
    const error =
      getNotConnectedReason(isLinked(row), type) ??
      (row.revoked ? 'token_revoked' : isDirectoryType ? getTenantRefusal(row) : null)
    return error === null ? { success: true } : { error }
  },

  sync({ world, company, input: { type } }) {
    if (!isDirectoryIntegration(type)) return { error: formatNothingToSync(type) }
    const sync = startSync(world, company, type)
    if (typeof sync === 'string') return { error: sync }
    if (type === 'azure') return { latestRunningSyncId: toSyncId(sync) }
    const { errorDetails, finished } = completeSync(world, company, type, sync)
    return errorDetails === null && finished !== null
      ? { lastSync: finished }
      : { error: errorDetails ?? "The sync didn't finish" }
  },

  unlink({ world, company, input: { type } }) {
    ensureNoConflict('sync_running', getSyncRunsRefusal(findRunningSync(world, company, type) !== undefined))
    const row = getConnection(world, company, type)
    for (const rule of world.integrations.rulesByIntegration.get(row.id)) deleteRule(world, rule)
    world.integrations.connections.remove(row.id)
    return { success: true }
  },
}

function toDirectoryType({ type }: { type: IntegrationType }): DirectoryType {
  if (isDirectoryIntegration(type)) return type
  throw createNotFoundError('This service has no groups')
}

function findGroup(world: World, company: CompanyRow, type: DirectoryType, groupId: string) {
  const rule = world.integrations.groupRules.get(`${company.id} ${type} ${groupId}`)
  if (rule) return toRuleView(rule)
  const directory = getDirectory(world, company, type)
  const group = directory.groups.find(({ id }) => id === groupId)
  return group && { ...group, usersCount: directory.membersAt(groupId, world.clock.instant).length }
}

type ConnectForm = { readonly [F in ConnectField]?: string | undefined }

/** Replaces the masked secret with the stored one. */
const unmaskSecret = (row: IntegrationRow, form: ConnectForm): ConnectForm => ({
  ...form,
  ...(form.clientSecret === undefined
    ? {}
    : { clientSecret: restoreSecret(form.clientSecret.trim(), row.clientSecret) }),
})

const usesConnectForm = (type: IntegrationType): boolean => type !== 'slack' && type !== 'google'

function applyForm(row: IntegrationRow, form: ConnectForm): IntegrationRow {
  const { type } = row
  const fieldEntries = requiredFields[type].flatMap((field) =>
    isText(field) && form[field] !== undefined ? [[field, form[field].trim()]] : [],
  )
  return {
    ...row,
    ...Object.fromEntries(fieldEntries),
    connected: row.connected || usesConnectForm(type),
    enabled: type === 'slack' ? row.enabled : form.enabled !== '0',
    welcomeMessage: form.welcomeMessage === undefined ? row.welcomeMessage : form.welcomeMessage === '1',
  }
}

const isText = (field: ConnectField): boolean => field !== 'enabled' && field !== 'welcomeMessage'
