import * as z from 'zod/mini'
import {
  Group,
  GroupRule,
  IntegrationData,
  IntegrationSummary,
  RunningSyncStatus,
} from '../../entities/companies/integration.ts'
import { createIntegerSchema, Instant, Ok } from '../../entities/primitives.ts'
import { del, get, post, put } from '../declarations/declare.ts'

const BinaryFlag = z.enum(['0', '1'])
const EntityType = z.literal('group')
const EntityId = z.string().check(z.minLength(1))
const FailureResponse = z.looseObject({ error: z.string() })
const ConnectionFields = z.object({
  tenant: z.optional(z.string()),
  clientId: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
  /** PEM; must be shorter than 5,000 bytes as DER and must not include a private key. */
  cert: z.optional(z.string()),
  appName: z.optional(z.string()),
  domain: z.optional(z.string()),
  enabled: z.optional(BinaryFlag),
  welcomeMessage: z.optional(BinaryFlag),
})
const { tenant, clientId, clientSecret } = ConnectionFields.def.shape
const specSection = 'S0 section 7'
const noGroupsText = 'This service has no groups'

export const integrations = {
  list: get('/companies/:companyId/integrations', {
    summary: 'List the services a company can connect to',
    section: 'S0 section 2',
    who: 'viewer',
    answer: z.looseObject({ integrations: z.array(IntegrationSummary) }),
  }),
  getData: get('/companies/:companyId/integrations/:type', {
    summary: "Get a connection's stored data, with secrets masked",
    section: specSection,
    who: 'admin',
    answer: IntegrationData,
  }),
  saveData: put('/companies/:companyId/integrations/:type', {
    summary: "Connect a service, or change the connection's stored data",
    section: 'S0 section 5',
    who: 'admin',
    body: ConnectionFields,
    answer: z.looseObject({ success: z.literal(true), data: IntegrationData }),
    failures: {
      409: "Looks like we can't connect to Azure AD. Please try again and make sure you are using the right IDs.",
    },
  }),
  listGroups: get('/companies/:companyId/integrations/:type/groups', {
    summary: "List the directory's groups by name, starting at `skip`",
    section: 'S0 section 9',
    who: 'admin',
    query: {
      top: z._default(createIntegerSchema(1, 1000), 10),
      skip: z._default(createIntegerSchema(0, Number.MAX_SAFE_INTEGER), 0),
      filter: z.optional(z.string()),
    },
    answer: z.looseObject({ groups: z.array(Group), count: z.int() }),
    failures: { 404: noGroupsText },
  }),
  listSelected: get('/companies/:companyId/integrations/:type/selected', {
    summary: 'List synced groups',
    section: specSection,
    who: 'admin',
    answer: z.looseObject({ groups: z.array(Group) }),
    failures: { 404: noGroupsText },
  }),
  getStatus: get('/companies/:companyId/integrations/:type/status', {
    summary: "Get the last sync's result and the current sync's progress",
    section: specSection,
    who: 'admin',
    answer: RunningSyncStatus,
    failures: { 404: noGroupsText },
  }),
  saveRule: post('/companies/:companyId/integrations/:type/rule', {
    summary: 'Set whether a group is synced',
    section: specSection,
    who: 'admin',
    body: z.object({ entityType: EntityType, externalId: EntityId, rule: GroupRule }),
    answer: Ok,
    failures: { 404: 'There is no such group' },
  }),
  saveRules: post('/companies/:companyId/integrations/:type/rules', {
    summary: 'Replace the set of synced groups',
    section: specSection,
    who: 'admin',
    query: { entityType: EntityType },
    body: z.object({
      values: z.array(
        z.object({
          id: EntityId,
          displayName: EntityId,
          usersCount: createIntegerSchema(0, Number.MAX_SAFE_INTEGER),
        }),
      ),
    }),
    bodyAs: 'value',
    answer: z.looseObject({ success: z.literal(true), groups: z.array(Group) }),
    failures: { 404: noGroupsText },
  }),
  deleteGroup: del('/companies/:companyId/integrations/:type/groups/:groupId', {
    summary: 'Stop syncing a group; its list and employees stay',
    section: 'S0 section 8',
    who: 'admin',
    answer: Ok,
    failures: { 404: 'There is no such group' },
  }),
  test: post('/companies/:companyId/integrations/:type/test', {
    summary: 'Test a connection; for Azure, also an unsaved one',
    section: specSection,
    who: 'admin',
    body: z.object({ tenant, clientId, clientSecret }),
    answer: z.union([FailureResponse, Ok]),
  }),
  sync: post('/companies/:companyId/integrations/:type/sync', {
    summary: 'Sync employees and lists; the sync finishes immediately, starts or fails',
    section: specSection,
    who: 'admin',
    body: z.object({}),
    answer: z.union([
      FailureResponse,
      z.looseObject({ latestRunningSyncId: z.string() }),
      z.looseObject({ lastSync: Instant }),
    ]),
  }),
  unlink: post('/companies/:companyId/integrations/:type/unlink', {
    summary: 'Disconnect a service; lists and employees stay',
    section: 'S0 section 4',
    who: 'admin',
    body: z.object({}),
    answer: Ok,
    failures: { 409: 'Unlink failed: {message}' },
  }),
}
