import { type Client, foldedName, type PartnerCompanyRow } from '@heed/contracts'
import { isAsRequested, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import { missingManagers, wantedManagers, withoutManagers } from '@heed/contracts/rules/newCompanies/managers'
import * as z from 'zod/mini'
import { toFailure } from '../../../lib/requests/failure.ts'
import { fetchAllRows } from '../../../lib/tables/fetchPages.ts'

export const CreatedCompany = z.object({
  line: z.number(),
  name: z.string(),
  state: z.enum(['created', 'existed', 'failed']),
  /** Also set after a failure if the company exists but managers are missing. */
  companyId: z.optional(z.number()),
  reason: z.optional(z.string()),
  /** Set after a failure if the company was created, or may have been. */
  mayBeMade: z.optional(z.boolean()),
})
export type CreatedCompany = z.infer<typeof CreatedCompany>

export const fetchCustomers = (
  client: Client,
  partnerId: number,
  filter?: string,
): Promise<PartnerCompanyRow[]> =>
  fetchAllRows(async (p, n) => {
    const asked = { partnerId, p, n, order: 'name asc', ...(filter !== undefined && { filter }) }
    const { companies, count } = await client.partners.listCompanies(asked)
    return { rows: companies, total: count }
  })

const isTaken = (error: unknown): boolean => toFailure(error).kind === 'conflict'
const isUnsure = (error: unknown): boolean =>
  ['network', 'server', 'contract'].includes(toFailure(error).kind)

interface There {
  id: number
  state: 'created' | 'existed'
  isFresh: boolean
}

/** Looks for an existing company if the response to an earlier attempt was lost. */
async function create(
  client: Client,
  company: NewCompany,
  before: CreatedCompany | undefined,
): Promise<There> {
  const { form } = company
  try {
    const { company_id: id } = await client.companies.create(form)
    return { id, state: 'created', isFresh: true }
  } catch (error) {
    if (!isTaken(error)) throw error
    const alike = await fetchCustomers(client, form.accountId, form.companyName)
    const there = alike.find(({ name }) => foldedName(name) === foldedName(form.companyName))
    if (!there || !isAsRequested(company, there)) throw error
    return { id: there.id, state: before?.mayBeMade ? 'created' : 'existed', isFresh: false }
  }
}

async function addManagers(client: Client, company: NewCompany, { id, isFresh }: There): Promise<void> {
  const { accountId: partnerId } = company.form
  if (wantedManagers(company).length === 0) return
  const missing = isFresh
    ? company.managers
    : missingManagers(
        company,
        (await client.partners.getCompany({ partnerId, companyId: id })).managers ?? [],
      )
  for (const manager of missing) {
    try {
      await client.managers.create({ companyId: id, ...manager, sendWelcome: false })
    } catch (error) {
      // Someone else added these managers first.
      if (!isTaken(error)) throw error
    }
  }
}

export async function createCompany(
  client: Client,
  company: NewCompany,
  before: CreatedCompany | undefined,
): Promise<CreatedCompany> {
  const { line, form, existing } = company
  const own = { line, name: form.companyName }
  let there: There | undefined
  try {
    const id = existing?.id ?? before?.companyId
    there =
      id === undefined
        ? await create(client, company, before)
        : { id, state: before?.mayBeMade ? 'created' : 'existed', isFresh: false }
    await addManagers(client, company, there)
    return { ...own, state: there.state, companyId: there.id }
  } catch (error) {
    const { text } = toFailure(error)
    const failed = { ...own, state: 'failed' } as const
    return there
      ? {
          ...failed,
          companyId: there.id,
          reason: withoutManagers(text),
          mayBeMade: there.state === 'created',
        }
      : { ...failed, reason: text, mayBeMade: before?.mayBeMade === true || isUnsure(error) }
  }
}
