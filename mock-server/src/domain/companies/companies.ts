import {
  createTextFilter,
  getAnonymityRefusal,
  getSellingRefusal,
  PartnerCompanyForm,
  PlainCompanyForm,
} from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { AreaHandlers, Caller } from '../../calls/handler.ts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createInvalidInputError, ensureAllowed, ensureNoConflict } from '../../calls/refusal.ts'
import { createNameKey } from '../../store/nameKey.ts'
import { getActorAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { anonymizeCompany } from '../tracking/anonymise.ts'
import { dropLogo, setLogo } from './brand/companyLogo.ts'
import { rejectTakenCompanyName, selectManaged } from './companyNames.ts'
import { createCustomer, parseValidTo, sellToCustomer } from './customers.ts'
import { deleteCompany } from './deleteCompany.ts'
import { addCompany } from './newCompany.ts'
import { toCompanyView } from './view/companyView.ts'

export const companies: AreaHandlers<'companies'> = {
  listMine({ world, caller }) {
    const managedCompanies = selectManaged(world, caller).map((company) =>
      toCompanyView(world, company, caller.person),
    )
    return { companies: managedCompanies, count: managedCompanies.length }
  },

  list({ world, caller, input }) {
    const matches = createTextFilter(input.filter)
    const { super_admin, superForAccounts } = caller.person
    const accessibleCompanies = super_admin
      ? [...world.companies.values()]
      : superForAccounts.flatMap((id) => world.companiesByAccount.get(id))
    const matchingCompanies = accessibleCompanies.filter(({ name }) => matches(name))
    const rows = sortRows(matchingCompanies, input.order ?? 'name asc', {
      name: ({ name }) => createNameKey(name),
      created: ({ created }) => created,
      users_total: ({ id }) => world.getEmployeeTable(id).size,
    })
    const views = slicePage(rows, input).map((company) => toCompanyView(world, company, caller.person))
    return { companies: views, count: rows.length }
  },

  get: ({ world, company, caller }) => toCompanyView(world, company, caller.person),

  create({ world, caller, input, siteAddress }) {
    const isPartnerForm = input.accountId !== undefined || input.companyName !== undefined
    const company = isPartnerForm
      ? createCustomer({ world, caller, siteAddress, form: readForm(PartnerCompanyForm, input) })
      : createPlain(world, caller, readForm(PlainCompanyForm, input))
    return toCompanyView(world, company, caller.person)
  },

  update({ world, company, caller, input }) {
    if (Object.keys(input).length === 1) {
      throw createInvalidInputError([
        { field: 'company_name', message: 'You need to enter some information to save' },
      ])
    }
    const name = input.company_name ?? input.companyName ?? input.name
    const logo = input.logo_name === undefined ? input.logoName : input.logo_name
    if (name !== undefined) rejectTakenCompanyName(world, caller, name, company.accountId, company)
    if (logo && logo !== company.logo) {
      throw createInvalidInputError([{ field: 'logo_name', message: `There is no image ${logo}` }])
    }
    const updatedCompany = applySale(world, company, caller, input)
    const companyWithLogo = logo === null ? dropLogo(world, updatedCompany) : updatedCompany
    const color = input.color_main === undefined ? input.primaryColor : input.color_main
    const savedCompany = world.companies.put({
      ...companyWithLogo,
      name: name ?? companyWithLogo.name,
      language: input.defaultLanguage ?? companyWithLogo.language,
      color: color === undefined ? companyWithLogo.color : color,
      theme: input.theme ?? companyWithLogo.theme,
    })
    return toCompanyView(world, savedCompany, caller.person)
  },

  delete({ world, company }) {
    deleteCompany(world, company)
    return { success: true }
  },

  switchTrackingAnonymous({ world, company }) {
    ensureNoConflict('anonymous', getAnonymityRefusal(company))
    anonymizeCompany(world, company)
    return { success: true }
  },

  uploadLogo: ({ world, company, input }) => setLogo(world, company.id, input.image),

  removeLogo({ world, company }) {
    dropLogo(world, company)
    return { success: true }
  },
}

function createPlain(world: World, caller: Caller, form: PlainCompanyForm): CompanyRow {
  const [accountId = null] = caller.person.superForAccounts
  rejectTakenCompanyName(world, caller, form.company_name, accountId)
  const account = accountId === null ? undefined : world.accounts.get(accountId)
  return addCompany(world, {
    name: form.company_name,
    theme: form.theme,
    accountId,
    plan: null,
    validTo: null,
    seats: 0,
    ...(account ? { billing: false, settings: account.settings } : {}),
  })
}

interface SaleInput {
  subscriptionCode?: string | undefined
  seats?: number | undefined
  validTo?: string | undefined
  validTill?: string | undefined
}

function applySale(world: World, company: CompanyRow, { person }: Caller, sale: SaleInput): CompanyRow {
  const { subscriptionCode: code, seats = company.seats, validTo, validTill } = sale
  if (code === undefined && sale.seats === undefined && !validTo && !validTill) return company
  ensureAllowed(getSellingRefusal(getActorAccess(world, person, company) ?? 'user'))
  return sellToCustomer(world, company, {
    code,
    seats,
    end: parseValidTo(world, { till: validTo ?? validTill }),
  })
}

interface FormSchema<T> {
  safeParse(value: unknown): {
    data?: T | undefined
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

function readForm<T>(form: FormSchema<T>, input: unknown): T {
  const { data, error } = form.safeParse(input)
  if (data !== undefined) return data
  throw createInvalidInputError(
    (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}
