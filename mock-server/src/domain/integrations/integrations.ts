import {
  type ConnectField,
  connectionRefusal,
  connectProblems,
  type DirectoryType,
  hasDirectory,
  type IntegrationType,
  integrationTypes,
  nothingToSync,
  requiredFields,
  restoreSecret,
  syncRunsRefusal,
  upgradeRefusal,
} from '@heed/contracts'
import type { CompanyRow, IntegrationRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { invalid, notFound, refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { subscriptionView } from '../subscriptions/subscriptionView.ts'
import { azureRefusal, tenantRefusal } from './azure.ts'
import { directoryIn, getConnection, isLinked, runningSync, toSyncId } from './connections.ts'
import { connectUrl } from './consent.ts'
import { forgetRule, includedRules, putRule } from './groupRules.ts'
import { finishSync, startSync } from './sync.ts'
import { getIntegrationData, getSummary, getSyncStatus, groupPage, ruleView } from './views.ts'

export const integrations: AreaHandlers<'integrations'> = {
  list: ({ world, company }) => ({
    integrations: integrationTypes.map((type) => getSummary(world, company, type)),
  }),

  getData: ({ world, company, input: { type }, origin }) =>
    getIntegrationData(world, company, type, connectUrl(world, company, type, origin)),

  saveData({ world, company, input, origin }) {
    const { type } = input
    const before = getConnection(world, company, type)
    const form = unmaskSecret(before, input)
    const problems = connectProblems(type, form)
    if (problems.length > 0) throw invalid(problems)
    refuseBy('needs_upgrade', upgradeRefusal({ subscription: subscriptionView(world, company) }, type))
    refuseBy('sync_running', syncRunsRefusal(runningSync(world, company, type) !== undefined))
    const row = withForm(before, form)
    refuseBy('not_connected', connectionRefusal(row.connected, type))
    refuseBy('azure_refused', type === 'azure' ? azureRefusal(row) : null)
    world.integrations.connections.put(row)
    return {
      success: true,
      data: getIntegrationData(world, company, type, connectUrl(world, company, type, origin)),
    }
  },

  listGroups: ({ world, company, input }) => groupPage(world, company, directoryType(input), input),

  listSelected: ({ world, company, input }) => ({
    groups: includedRules(world, company, directoryType(input)).map(ruleView),
  }),

  getStatus: ({ world, company, input }) => getSyncStatus(world, company, directoryType(input)),

  saveRule({ world, company, input }) {
    const type = directoryType(input)
    const group = knownGroup(world, company, type, input.externalId)
    if (!group) throw notFound('There is no such group')
    putRule(world, company, type, group, input.rule)
    return { success: true }
  },

  saveRules({ world, company, input }) {
    const type = directoryType(input)
    const chosen = new Set(input.values.map(({ id }) => id))
    for (const rule of includedRules(world, company, type)) {
      if (!chosen.has(rule.groupId)) forgetRule(world, rule)
    }
    for (const group of input.values) putRule(world, company, type, group, 'include')
    return { success: true, groups: includedRules(world, company, type).map(ruleView) }
  },

  deleteGroup({ world, company, input }) {
    const type = directoryType(input)
    const rule = world.integrations.groupRules.get(`${company.id} ${type} ${input.groupId}`)
    if (!rule) throw notFound('There is no such group')
    forgetRule(world, rule)
    return { success: true }
  },

  test({ world, company, input }) {
    const { type } = input
    const row = getConnection(world, company, type)
    if (type === 'azure' && input.tenant !== undefined) {
      const form = unmaskSecret(row, input)
      const [missing] = connectProblems(type, form)
      const error = missing?.message ?? azureRefusal(withForm(row, form))
      return error === null ? { success: true } : { error }
    }
    const inDirectory = type === 'teams' || type === 'azuresso'
    const error =
      connectionRefusal(isLinked(row), type) ??
      (row.revoked ? 'token_revoked' : inDirectory ? tenantRefusal(row) : null)
    return error === null ? { success: true } : { error }
  },

  sync({ world, company, input: { type } }) {
    if (!hasDirectory(type)) return { error: nothingToSync(type) }
    const sync = startSync(world, company, type)
    if (typeof sync === 'string') return { error: sync }
    if (type === 'azure') return { latestRunningSyncId: toSyncId(sync) }
    const { errorDetails, finished } = finishSync(world, company, type, sync)
    return errorDetails === null && finished !== null
      ? { lastSync: finished }
      : { error: errorDetails ?? "The sync didn't finish" }
  },

  unlink({ world, company, input: { type } }) {
    refuseBy('sync_running', syncRunsRefusal(runningSync(world, company, type) !== undefined))
    const row = getConnection(world, company, type)
    for (const rule of world.integrations.rulesOf.of(row.id)) forgetRule(world, rule)
    world.integrations.connections.remove(row.id)
    return { success: true }
  },
}

function directoryType({ type }: { type: IntegrationType }): DirectoryType {
  if (hasDirectory(type)) return type
  throw notFound('This service has no groups')
}

function knownGroup(world: World, company: CompanyRow, type: DirectoryType, groupId: string) {
  const rule = world.integrations.groupRules.get(`${company.id} ${type} ${groupId}`)
  if (rule) return ruleView(rule)
  const directory = directoryIn(world, company, type)
  const group = directory.groups.find(({ id }) => id === groupId)
  return group && { ...group, usersCount: directory.membersAt(groupId, world.clock.instant).length }
}

type Sent = { readonly [F in ConnectField]?: string | undefined }

/** Replaces the masked secret with the stored one. */
const unmaskSecret = (row: IntegrationRow, sent: Sent): Sent => ({
  ...sent,
  ...(sent.clientSecret === undefined
    ? {}
    : { clientSecret: restoreSecret(sent.clientSecret.trim(), row.clientSecret) }),
})

const connectsByForm = (type: IntegrationType): boolean => type !== 'slack' && type !== 'google'

function withForm(row: IntegrationRow, form: Sent): IntegrationRow {
  const { type } = row
  const texts = requiredFields[type].flatMap((field) =>
    isText(field) && form[field] !== undefined ? [[field, form[field].trim()]] : [],
  )
  return {
    ...row,
    ...Object.fromEntries(texts),
    connected: row.connected || connectsByForm(type),
    enabled: type === 'slack' ? row.enabled : form.enabled !== '0',
    welcomeMessage: form.welcomeMessage === undefined ? row.welcomeMessage : form.welcomeMessage === '1',
  }
}

const isText = (field: ConnectField): boolean => field !== 'enabled' && field !== 'welcomeMessage'
