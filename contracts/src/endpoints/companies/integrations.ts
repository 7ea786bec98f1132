import * as z from 'zod/mini'
import {
  Group,
  GroupRule,
  IntegrationData,
  IntegrationSummary,
  RunningSyncStatus,
} from '../../entities/companies/integration.ts'
import { Instant, Ok, whole } from '../../entities/primitives.ts'
import { del, get, post, put } from '../declarations/declare.ts'

const OnOff = z.enum(['0', '1'])
const EntityType = z.literal('group')
const NamedId = z.string().check(z.minLength(1))
const Failed = z.looseObject({ error: z.string() })
const Fields = z.object({
  tenant: z.optional(z.string()),
  clientId: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
  /** PEM; must be shorter than 5,000 bytes as DER and must not include a private key. */
  cert: z.optional(z.string()),
  appName: z.optional(z.string()),
  domain: z.optional(z.string()),
  enabled: z.optional(OnOff),
  welcomeMessage: z.optional(OnOff),
})
const { tenant, clientId, clientSecret } = Fields.def.shape
const section = 'S0 section 7'
const noGroups = 'This service has no groups'

export const integrations = {
  list: get('/companies/:companyId/integrations', {
    summary: 'The services a company can be connected to',
    section: 'S0 section 2',
    who: 'viewer',
    answer: z.looseObject({ integrations: z.array(IntegrationSummary) }),
  }),
  getData: get('/companies/:companyId/integrations/:type', {
    summary: 'What is stored of one connection, secrets masked',
    section,
    who: 'admin',
    answer: IntegrationData,
  }),
  saveData: put('/companies/:companyId/integrations/:type', {
    summary: 'Connect a service, or change what is stored of the connection',
    section: 'S0 section 5',
    who: 'admin',
    body: Fields,
    answer: z.looseObject({ success: z.literal(true), data: IntegrationData }),
    failures: {
      409: "Looks like we can't connect to Azure AD. Please try again and make sure you are using the right IDs.",
    },
  }),
  listGroups: get('/companies/:companyId/integrations/:type/groups', {
    summary: 'Groups of the outside directory by name, from `skip` on',
    section: 'S0 section 9',
    who: 'admin',
    query: {
      top: z._default(whole(1, 1000), 10),
      skip: z._default(whole(0, Number.MAX_SAFE_INTEGER), 0),
      filter: z.optional(z.string()),
    },
    answer: z.looseObject({ groups: z.array(Group), count: z.int() }),
    failures: { 404: noGroups },
  }),
  listSelected: get('/companies/:companyId/integrations/:type/selected', {
    summary: 'The groups that are synced',
    section,
    who: 'admin',
    answer: z.looseObject({ groups: z.array(Group) }),
    failures: { 404: noGroups },
  }),
  getStatus: get('/companies/:companyId/integrations/:type/status', {
    summary: 'What the last sync did, and how far the running one has come',
    section,
    who: 'admin',
    answer: RunningSyncStatus,
    failures: { 404: noGroups },
  }),
  saveRule: post('/companies/:companyId/integrations/:type/rule', {
    summary: 'Say of one group whether it is synced',
    section,
    who: 'admin',
    body: z.object({ entityType: EntityType, externalId: NamedId, rule: GroupRule }),
    answer: Ok,
    failures: { 404: 'There is no such group' },
  }),
  saveRules: post('/companies/:companyId/integrations/:type/rules', {
    summary: 'Say which groups are synced, all at once',
    section,
    who: 'admin',
    query: { entityType: EntityType },
    body: z.object({
      values: z.array(
        z.object({ id: NamedId, displayName: NamedId, usersCount: whole(0, Number.MAX_SAFE_INTEGER) }),
      ),
    }),
    bodyAs: 'value',
    answer: z.looseObject({ success: z.literal(true), groups: z.array(Group) }),
    failures: { 404: noGroups },
  }),
  deleteGroup: del('/companies/:companyId/integrations/:type/groups/:groupId', {
    summary: 'Sync a group no more; its list and people stay',
    section: 'S0 section 8',
    who: 'admin',
    answer: Ok,
    failures: { 404: 'There is no such group' },
  }),
  test: post('/companies/:companyId/integrations/:type/test', {
    summary: 'Try a connection, of Azure also one that is not saved',
    section,
    who: 'admin',
    body: z.object({ tenant, clientId, clientSecret }),
    answer: z.union([Failed, Ok]),
  }),
  sync: post('/companies/:companyId/integrations/:type/sync', {
    summary: 'Bring people and lists up to date: done at once, started, or failed',
    section,
    who: 'admin',
    body: z.object({}),
    answer: z.union([
      Failed,
      z.looseObject({ latestRunningSyncId: z.string() }),
      z.looseObject({ lastSync: Instant }),
    ]),
  }),
  unlink: post('/companies/:companyId/integrations/:type/unlink', {
    summary: 'Disconnect a service; lists and people stay',
    section: 'S0 section 4',
    who: 'admin',
    body: z.object({}),
    answer: Ok,
    failures: { 409: 'Unlink failed: {message}' },
  }),
}
