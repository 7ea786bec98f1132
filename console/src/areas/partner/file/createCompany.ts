import { type Client, foldName, type PartnerCompanyRow } from '@heed/contracts'
import { matchesCompanyRow, type NewCompany } from '@heed/contracts/rules/newCompanies/check'
import {
  findMissingManagers,
  formatMissingManagers,
  listWantedManagers,
} from '@heed/contracts/rules/newCompanies/managers'
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
    const request = { partnerId, p, n, order: 'name asc', ...(filter !== undefined && { filter }) }
    const { companies, count } = await client.partners.listCompanies(request)
    return { rows: companies, total: count }
  })

const isNameTaken = (error: unknown): boolean => toFailure(error).kind === 'conflict'
const isOutcomeUnknown = (error: unknown): boolean =>
  ['network', 'server', 'contract'].includes(toFailure(error).kind)

interface CompanyResult {
  id: number
  state: 'created' | 'existed'
  isNew: boolean
}

/** If the name is taken, looks for that company: the response to an earlier attempt may have been lost. */
async function createOrFindCompany(
  client: Client,
  company: NewCompany,
  previous: CreatedCompany | undefined,
): Promise<CompanyResult> {
  const { form } = company
  try {
    const { company_id: id } = await client.companies.create(form)
    return { id, state: 'created', isNew: true }
  } catch (error) {
    if (!isNameTaken(error)) throw error
    const companiesWithSameName = await fetchCustomers(client, form.accountId, form.companyName)
    const existingCompany = companiesWithSameName.find(
      ({ name }) => foldName(name) === foldName(form.companyName),
    )
    if (!existingCompany || !matchesCompanyRow(company, existingCompany)) throw error
    return { id: existingCompany.id, state: previous?.mayBeMade ? 'created' : 'existed', isNew: false }
  }
}

async function addManagers(client: Client, company: NewCompany, { id, isNew }: CompanyResult): Promise<void> {
  const { accountId: partnerId } = company.form
  if (listWantedManagers(company).length === 0) return
  const managersToAdd = isNew
    ? company.managers
    : findMissingManagers(
        company,
        (await client.partners.getCompany({ partnerId, companyId: id })).managers ?? [],
      )
  for (const manager of managersToAdd) {
    try {
      await client.managers.create({ companyId: id, ...manager, sendWelcome: false })
    } catch (error) {
      // Someone else has already added this manager.
      if (!isNameTaken(error)) throw error
    }
  }
}

export async function createCompany(
  client: Client,
  company: NewCompany,
  previous: CreatedCompany | undefined,
): Promise<CreatedCompany> {
  const { line, form, existing: existingCompany } = company
  const identity = { line, name: form.companyName }
  let companyResult: CompanyResult | undefined
  try {
    const id = existingCompany?.id ?? previous?.companyId
    companyResult =
      id === undefined
        ? await createOrFindCompany(client, company, previous)
        : { id, state: previous?.mayBeMade ? 'created' : 'existed', isNew: false }
    await addManagers(client, company, companyResult)
    return { ...identity, state: companyResult.state, companyId: companyResult.id }
  } catch (error) {
    const { text } = toFailure(error)
    const failedResult = { ...identity, state: 'failed' } as const
    return companyResult
      ? {
          ...failedResult,
          companyId: companyResult.id,
          reason: formatMissingManagers(text),
          mayBeMade: companyResult.state === 'created',
        }
      : { ...failedResult, reason: text, mayBeMade: previous?.mayBeMade === true || isOutcomeUnknown(error) }
  }
}
