import {
  eternalValidityMonths,
  type PartnerCompanyRow,
  type Plan,
  type RequestedChange,
  Validity,
} from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import * as z from 'zod/mini'
import { createFileFromDataUrl } from '../../../lib/files/readPicture.ts'
import { isCustomValidity, toSaleEnd } from '../sale/saleForm.ts'

export const bulkKinds = ['plan', 'timespan', 'language', 'color', 'logo'] as const

export const isSubscriptionKind = (kind: BulkValues['kind']): boolean =>
  kind === 'plan' || kind === 'timespan'

export type BulkChange =
  | { kind: 'sale'; requested: RequestedChange }
  | { kind: 'language'; language: string }
  | { kind: 'color'; color: string | null }
  | { kind: 'logo'; logo: File | null }

export const BulkValues = z.object({
  kind: z.enum(bulkKinds),
  plan: z.string(),
  seats: z.string(),
  validity: z.string(),
  validTill: z.nullable(z.string()),
  language: z.string(),
  color: z.string(),
  /** Data URL, because browsers don't provide a file again after a reload. */
  logo: z.nullable(z.object({ name: z.string(), address: z.string() })),
})
export type BulkValues = z.infer<typeof BulkValues>

export const emptyBulkChange: BulkValues = {
  kind: 'plan',
  plan: '',
  seats: '',
  validity: '',
  validTill: null,
  language: '',
  color: '',
  logo: null,
}

function getEndChange(values: BulkValues): Pick<RequestedChange, 'validity' | 'validTill'> | null {
  if (values.validity === '') return {}
  const { validity, validTill } = toSaleEnd(values)
  const months = Validity.safeParse(Number(validity)).data
  if (months === undefined || (isCustomValidity(values.validity) && validTill === undefined)) return null
  return { validity: months, ...(validTill !== undefined && { validTill }) }
}

function getSaleChange(values: BulkValues, plans: readonly Plan[]): RequestedChange | undefined {
  const plan = plans.find(({ code }) => code === values.plan)
  if (!plan || plan.isFree) return plan && { plan }
  const seats = values.seats.trim()
  const end = getEndChange(values)
  if (!/^(?:[1-9]\d*)?$/.test(seats) || !end) return undefined
  return { plan, ...(seats !== '' && { seats: Number(seats) }), ...end }
}

export function toBulkChange(values: BulkValues, plans: readonly Plan[]): BulkChange | undefined {
  const { kind, language, color, logo } = values
  switch (kind) {
    case 'plan': {
      const requestedChange = getSaleChange(values, plans)
      return requestedChange && { kind: 'sale', requested: requestedChange }
    }
    case 'timespan': {
      const end = getEndChange(values)
      return end?.validity === undefined ? undefined : { kind: 'sale', requested: end }
    }
    case 'language':
      return language === '' ? undefined : { kind, language }
    case 'color':
      return { kind, color: color === '' ? null : color }
    case 'logo':
      return { kind, logo: logo && createFileFromDataUrl(logo.address, logo.name) }
  }
}

function formatEndOptions({ validity, validTill }: RequestedChange): string {
  if (validTill !== undefined) return ` --valid-till ${validTill}`
  if (validity === undefined) return ''
  return ` --validity ${validity === eternalValidityMonths ? forever : String(validity)}`
}

function formatChangeCommand(change: BulkChange): string {
  switch (change.kind) {
    case 'sale': {
      const { plan, seats } = change.requested
      const planOption = plan ? ` --plan ${plan.code}` : ''
      const seatsOption = seats === undefined ? '' : ` --seats ${String(seats)}`
      return `heed subscription set "$id"${planOption}${seatsOption}${formatEndOptions(change.requested)} --yes`
    }
    case 'language':
      return `heed companies language set ${change.language} --company "$id"`
    case 'color':
      return `heed api companies.update --companyId "$id" --primaryColor ${quoteShellWord(change.color ?? 'null')}`
    case 'logo':
      return change.logo
        ? `heed companies logo set ${quoteShellWord(change.logo.name)} --company "$id"`
        : 'heed companies logo remove "$id" --yes'
  }
}

export const formatBulkCommand = (companies: readonly PartnerCompanyRow[], change: BulkChange): string =>
  `for id in ${companies.map(({ id }) => id).join(' ')}; do ${formatChangeCommand(change)}; done`
