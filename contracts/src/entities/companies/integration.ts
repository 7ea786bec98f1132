import * as z from 'zod/mini'
import { createIntegerSchema, Flag, Instant, Url } from '../primitives.ts'
import { IntegrationType } from './integrationType.ts'

/** `never` and `running` aren't in the specification (S0 section 3). */
export const syncStatus = { never: 0, running: 1, success: 2, failed: 3 } as const

/** A service in the overview (S1 section 3). */
export const IntegrationSummary = z.looseObject({
  id: IntegrationType,
  name: z.string(),
  logo: Url,
  description: z.string(),
  beta: z.boolean(),
  enabled: Flag,
  connected: z.boolean(),
  /** True if the service is enabled in the employees' portal. */
  enabledMY: Flag,
  enabledLMS: Flag,
})
export type IntegrationSummary = z.infer<typeof IntegrationSummary>

/** Result of a sync (S0 section 3). */
export const SyncStatus = z.looseObject({
  lastSync: z.nullable(Instant),
  lastSyncId: z.nullable(z.string()),
  status: createIntegerSchema(syncStatus.never, syncStatus.failed),
  errorDetails: z.nullable(z.string()),
  createdGroups: z.int(),
  createdUsers: z.int(),
  createdMembership: z.int(),
  removedMembership: z.int(),
})
export type SyncStatus = z.infer<typeof SyncStatus>

const runningSyncShape = {
  latestRunningSyncId: z.nullable(z.string()),
  progress: createIntegerSchema(0, 100),
  message: z.string(),
}
export const RunningSyncStatus = z.looseObject({ ...SyncStatus.def.shape, ...runningSyncShape })
export type RunningSyncStatus = z.infer<typeof RunningSyncStatus>

export const integrationData = {
  azure: z.looseObject({
    tenant: z.string(),
    clientId: z.string(),
    /** Masked; send it back unchanged to keep the stored secret. */
    clientSecret: z.string(),
    enabled: Flag,
    lastSync: z.nullable(Instant),
    status: z.int(),
    syncStatuses: z.array(SyncStatus),
    ...runningSyncShape,
  }),
  azuresso: z.looseObject({
    tenant: z.string(),
    cert: z.string(),
    appName: z.string(),
    domain: z.string(),
    enabled: Flag,
  }),
  teams: z.looseObject({ tenant: z.string(), enabled: Flag }),
  google: z.looseObject({
    connected: z.boolean(),
    connectUrl: Url,
    enabled: Flag,
    lastSync: z.nullable(Instant),
  }),
  slack: z.looseObject({ connected: z.boolean(), connectUrl: Url, welcomeMessage: Flag }),
} as const satisfies Record<IntegrationType, z.ZodMiniType>
export type IntegrationDataByType<T extends IntegrationType> = z.infer<(typeof integrationData)[T]>

/** Data of any service; read it with `integrationData[type]`. Larger schemas are first, as the first match wins. */
export const IntegrationData = z.union([
  integrationData.azure,
  integrationData.azuresso,
  integrationData.teams,
  integrationData.google,
  integrationData.slack,
])
export type IntegrationData = z.infer<typeof IntegrationData>

/** Includes a group in the sync, or excludes it. */
export const GroupRule = z.enum(['include', 'exclude'])
export type GroupRule = z.infer<typeof GroupRule>

/** A directory group; `rule` is null if none was set. */
export const Group = z.looseObject({
  id: z.string(),
  displayName: z.string(),
  usersCount: z.int(),
  rule: z.optional(z.nullable(z.string())),
})
export type Group = z.infer<typeof Group>
