import type { PartnerCompanyForm, Plan } from '@heed/contracts'
import { checkRows } from '@heed/contracts/rules/newCompanies/check'
import * as z from 'zod/mini'
import { emptySaleValues, type SaleValues, toSaleEnd } from '../sale/saleForm.ts'

export interface CreateValues extends SaleValues {
  name: string
  managerName: string
  managerEmail: string
}

export const emptyCompanyValues: CreateValues = {
  ...emptySaleValues,
  name: '',
  managerName: '',
  managerEmail: '',
}

const CompanyFormDraft = z.object({
  name: z.string(),
  plan: z.string(),
  seats: z.string(),
  validity: z.string(),
  validTill: z.nullable(z.string()),
  managerName: z.string(),
  managerEmail: z.string(),
})

function toCells(values: CreateValues): Record<string, unknown> {
  const { name, plan, seats, managerName, managerEmail } = values
  const valuesByColumn = {
    name,
    plan,
    seats: seats.trim(),
    managerName: managerName.trim(),
    managerEmail: managerEmail.trim(),
  }
  const filledCells = Object.entries({ ...valuesByColumn, ...toSaleEnd(values) }).filter(
    ([, cell]) => cell !== '',
  )
  return Object.fromEntries(filledCells)
}

interface CheckContext {
  plans: readonly Plan[]
  accountId: number
  now: () => Date
}

const checkValues = (values: CreateValues, { plans, accountId, now }: CheckContext) =>
  checkRows([{ line: 1, cells: toCells(values) }], {
    accountId,
    plans,
    existing: [],
    now: now().toISOString(),
  })

export const createCompanySchema = (saleContext: CheckContext) =>
  CompanyFormDraft.check(({ value, issues }) => {
    for (const { field, rule } of checkValues(value, saleContext).refused) {
      issues.push({ code: 'custom', message: rule, path: [field], input: value })
    }
  })

export function toCompanyForm(values: CreateValues, saleContext: CheckContext): PartnerCompanyForm {
  const [company] = checkValues(values, saleContext).companies
  if (!company) throw new Error('The form was not checked')
  return company.form
}

export function formatCreateCommand(
  shellWord: (text: string) => string,
  values: CreateValues,
  accountId: number,
): string {
  const { validity, validTill } = toSaleEnd(values)
  const flags = [
    ['name', values.name.trim()],
    ['plan', values.plan],
    ['seats', values.seats.trim()],
    ['validity', validTill === undefined ? (validity === '1200' ? 'forever' : (validity ?? '')) : ''],
    ['valid-till', validTill ?? ''],
    ['manager-email', values.managerEmail.trim()],
    ['manager-name', values.managerName.trim()],
    ['partner', String(accountId)],
  ]
  const filledFlags = flags.filter(([, value]) => value !== '')
  return `heed companies create ${filledFlags.map(([flag, value = '']) => `--${flag} ${shellWord(value)}`).join(' ')}`
}
