import { campaignStatus, createFailure, notPermittedText } from '@heed/contracts'
import { company as known } from '@heed/contracts/pact/company'
import type { StateName, StateParams } from '@heed/contracts/pact/states'
import { aCreditRow, aPersonRow, aTrainingRow } from '@heed/fixtures'
import { failingToken } from '../domain/auth/trial.ts'
import { unknownTenantId } from '../domain/integrations/azure.ts'
import { emptyLetter } from '../domain/mails/letters.ts'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { dayMs } from '../world/Clock.ts'
import { deriveCsrfToken, openSession } from '../world/sessions.ts'
import { standardBase } from '../world/World.ts'
import { putAssessment } from './putAssessment.ts'
import { putBilling } from './putBilling.ts'
import { putCampaigns } from './putCampaigns.ts'
import { formatPersonId, putCompany, putOwnCompany } from './putCompany.ts'
import { putIntegration } from './putIntegration.ts'
import { createTokenForPreview, putPackage } from './putPackage.ts'
import { putPackaged } from './putPackaged.ts'
import { putPpv } from './putPpv.ts'
import { putReport } from './putReport.ts'
import { putTraining } from './putTraining.ts'

type StateValues = Record<string, string>
type StateHandler<S extends StateName> = (
  liveWorld: LiveWorld,
  params: StateParams<S>,
) => StateValues | undefined | Promise<undefined>

export const stateHandlers: { [S in StateName]: StateHandler<S> } = {
  async 'a company'(liveWorld, params) {
    await liveWorld.reset({ ...standardBase, employees: 0, secret: 'of the pacts' })
    putCompany(liveWorld.world, params)
    return undefined
  },

  'signed in': ({ world }, { as }) => ({ token: openSession(world, formatPersonId(as)).id }),

  'the token has expired'({ world }) {
    for (const session of [...world.sessions.values()]) {
      world.sessions.put({ ...session, expires: world.clock.instant })
    }
    return undefined
  },

  'no lists'({ world }) {
    for (const { id } of world.listsByCompany.get(known.id)) world.lists.remove(id)
    for (const row of [...world.getEmployeeTable(known.id).values()])
      world.employees.put({ ...row, lists: [] })
    return undefined
  },

  'nobody is employed'({ world }) {
    for (const { id } of [...world.getEmployeeTable(known.id).values()]) world.employees.remove(id)
    return undefined
  },

  'a list owned by an integration'({ world }, { listId, source }) {
    const list = world.lists.get(listId)
    if (!list) throw new RangeError(`There is no list ${listId}`)
    world.lists.put({ ...list, source })
    return undefined
  },

  'campaigns of an employee'({ world }, { email }) {
    putCampaigns(world, email)
    return undefined
  },

  'an assessment'({ world }, params) {
    putAssessment(world, params)
    return undefined
  },

  'a training'({ world }, params) {
    putTraining(world, params)
    return undefined
  },

  'packages are made'({ world }, { uniqueId }) {
    putPackaged(world, uniqueId)
    return undefined
  },

  'a report'({ world }, params) {
    putReport(world, params)
    return undefined
  },

  'a note beside a subject'({ world }, { noteId, subjectId, content }) {
    world.library.notes.put({ id: noteId, companyId: known.id, subjectId, content })
    return undefined
  },

  'a plan with one subject'({ world }, { subjectId }) {
    const company = world.companies.get(known.id)
    if (!company?.plan) throw new RangeError(`Company ${known.id} has no plan`)
    const definition = { trainingSubjects: [subjectId], assessmentQuestions: [] }
    world.companies.put({ ...company, plan: { ...company.plan, definition } })
    return undefined
  },

  'an emailed link'({ world }, { token, is }) {
    world.emailTokens.put({
      id: token,
      personId: formatPersonId('admin'),
      created: world.clock.after(-dayMs),
      expires: is === 'expired' ? world.clock.instant : world.clock.after(dayMs),
      used: is === 'used',
    })
    return undefined
  },

  'the bot check refuses'(_live, { token }) {
    if (token !== failingToken) throw new RangeError(`The mock server refuses the token ${failingToken} only`)
    return undefined
  },

  'an integration'({ world }, params) {
    putIntegration(world, params)
    return undefined
  },

  'Azure does not know the tenant'(_live, { tenant }) {
    if (tenant !== unknownTenantId) throw new RangeError(`The tenant that is not known is ${unknownTenantId}`)
    return undefined
  },

  'an imported package'({ world }, { scormId, languages }) {
    putPackage(world, scormId, languages.split(','))
    return undefined
  },

  'a preview': ({ world }, { scormId, language }) => ({
    token: createTokenForPreview(world, scormId, language),
  }),

  'a pay-per-view package'({ world }, { apiKey }) {
    putPpv(world, apiKey)
    return undefined
  },

  'a public notice'({ world }, { type, message }) {
    for (const { id } of [...world.notifications.values()]) world.notifications.remove(id)
    world.notifications.put({ id: 1, status: true, type, message, created: world.clock.instant })
    return undefined
  },

  'an API key'({ world }, { apiKeyId, name }) {
    const createdAt = world.clock.instant
    world.system.apiKeys.put({
      id: apiKeyId,
      companyId: known.id,
      name,
      value: 'hk_pact',
      created: createdAt,
    })
    return undefined
  },

  'a sent mail'({ world }, { mailId }) {
    const mailFields = { to: 'admin@example.is', kind: 'signin', subject: 'Sign in' } as const
    world.mails.put({ id: mailId, ...mailFields, letter: emptyLetter, links: [], sent: world.clock.instant })
    return undefined
  },

  'records of the platform'({ world }) {
    const { hooks, freemiums } = world.system
    hooks.put({ id: 1, url: 'https://hooks.example.is/', event: 'company.created', enabled: true })
    freemiums.put({ id: 51, email: 'free@example.is', created: world.clock.instant, counter: 3 })
    return undefined
  },

  billing({ world }, params) {
    putBilling(world, params)
    return undefined
  },

  'a campaign runs'({ world }) {
    const { trainings } = world.campaigns
    const status = campaignStatus.active
    trainings.put(aTrainingRow({ id: world.nextId(trainings), companyId: known.id, status }))
    return undefined
  },

  'a company of the partner'({ world }, { companyId }) {
    putOwnCompany(world, companyId)
    return undefined
  },

  'another manager of the account'({ world }, { email }) {
    world.people.put(aPersonRow({ id: 'pact-manager', email, superForAccounts: [known.partner.id] }))
    return undefined
  },

  'a credit'({ world }, { packageId }) {
    world.billing.credits.put(aCreditRow({ id: packageId, personId: formatPersonId('admin') }))
    const session = [...world.sessions.values()].findLast(
      (candidate) => candidate.personId === formatPersonId('admin'),
    )
    return { csrf: deriveCsrfToken(session?.id ?? '') }
  },

  'the lists are refused'(liveWorld) {
    liveWorld.faults.set([
      {
        operation: 'lists.list',
        status: 403,
        body: createFailure(403, notPermittedText),
      },
    ])
    return undefined
  },
  'the server fails'(liveWorld, { status, message, retryAfter }) {
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    liveWorld.faults.set([{ status, body: createFailure(status, message), headers }])
    return undefined
  },
}

export async function applyState(
  liveWorld: LiveWorld,
  name: StateName,
  params: unknown,
): Promise<StateValues> {
  const handler = stateHandlers[name] as (
    live: LiveWorld,
    params: unknown,
  ) => ReturnType<StateHandler<StateName>>
  const values = await handler(liveWorld, params)
  await liveWorld.commit(name)
  return values ?? {}
}
