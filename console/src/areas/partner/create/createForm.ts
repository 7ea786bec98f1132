import type { PartnerCompanyForm, Plan } from '@heed/contracts'
import { checkRows } from '@heed/contracts/rules/newCompanies/check'
import * as z from 'zod/mini'
import { noSale, type SaleValues, toSaleEnd } from '../sale/saleForm.ts'

export interface CreateValues extends SaleValues {
  name: string
  managerName: string
  managerEmail: string
}

export const noCompany: CreateValues = { ...noSale, name: '', managerName: '', managerEmail: '' }

const Typed = z.object({
  name: z.string(),
  plan: z.string(),
  seats: z.string(),
  validity: z.string(),
  validTill: z.nullable(z.string()),
  managerName: z.string(),
  managerEmail: z.string(),
})

function toCells(typed: CreateValues): Record<string, unknown> {
  const { name, plan, seats, managerName, managerEmail } = typed
  const cells = {
    name,
    plan,
    seats: seats.trim(),
    managerName: managerName.trim(),
    managerEmail: managerEmail.trim(),
  }
  const filled = Object.entries({ ...cells, ...toSaleEnd(typed) }).filter(([, cell]) => cell !== '')
  return Object.fromEntries(filled)
}

interface Sold {
  plans: readonly Plan[]
  accountId: number
  now: () => Date
}

const check = (typed: CreateValues, { plans, accountId, now }: Sold) =>
  checkRows([{ line: 1, cells: toCells(typed) }], {
    accountId,
    plans,
    existing: [],
    now: now().toISOString(),
  })

export const createSchema = (sold: Sold) =>
  Typed.check(({ value, issues }) => {
    for (const { field, rule } of check(value, sold).refused) {
      issues.push({ code: 'custom', message: rule, path: [field], input: value })
    }
  })

export function toCompanyForm(typed: CreateValues, sold: Sold): PartnerCompanyForm {
  const [company] = check(typed, sold).companies
  if (!company) throw new Error('The form was not checked')
  return company.form
}

export function createCommand(
  shellWord: (text: string) => string,
  typed: CreateValues,
  accountId: number,
): string {
  const { validity, validTill } = toSaleEnd(typed)
  const flags = [
    ['name', typed.name.trim()],
    ['plan', typed.plan],
    ['seats', typed.seats.trim()],
    ['validity', validTill === undefined ? (validity === '1200' ? 'forever' : (validity ?? '')) : ''],
    ['valid-till', validTill ?? ''],
    ['manager-email', typed.managerEmail.trim()],
    ['manager-name', typed.managerName.trim()],
    ['partner', String(accountId)],
  ]
  const given = flags.filter(([, value]) => value !== '')
  return `heed companies create ${given.map(([flag, value = '']) => `--${flag} ${shellWord(value)}`).join(' ')}`
}
