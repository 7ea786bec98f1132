import { type PartnerCompanyRow, type Plan, Validity } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import * as z from 'zod/mini'
import { endOf } from '../sale/saleForm.ts'
import type { BulkChange } from './BulkStore.ts'

export const bulkKinds = ['plan', 'timespan', 'language', 'color', 'logo'] as const

/** What is chosen in the dialog; a logo is a file, which is not kept. */
export const BulkTyped = z.object({
  kind: z.enum(bulkKinds),
  plan: z.string(),
  seats: z.string(),
  validity: z.string(),
  validTill: z.nullable(z.string()),
  language: z.string(),
  color: z.string(),
})
export type BulkTyped = z.infer<typeof BulkTyped>

export const nothingTyped: BulkTyped = {
  kind: 'plan',
  plan: '',
  seats: '',
  validity: '',
  validTill: null,
  language: '',
  color: '',
}

/** The change that is chosen; undefined while it is not said whole. */
export function changeOf(
  typed: BulkTyped,
  plans: readonly Plan[],
  logo: File | null,
): BulkChange | undefined {
  switch (typed.kind) {
    case 'plan': {
      const seats = typed.seats.trim()
      if (!plans.some(({ code }) => code === typed.plan) || !/^(?:[1-9]\d*)?$/.test(seats)) return undefined
      return { kind: 'plan', code: typed.plan, seats: seats === '' ? null : Number(seats) }
    }
    case 'timespan': {
      const { validity, validTill } = endOf(typed)
      const months = Validity.safeParse(validity === undefined ? undefined : Number(validity)).data
      if (months === undefined) return undefined
      return { kind: 'timespan', validity: months, ...(validTill !== undefined && { validTill }) }
    }
    case 'language':
      return typed.language === '' ? undefined : { kind: 'language', language: typed.language }
    case 'color':
      return { kind: 'color', color: typed.color === '' ? null : typed.color }
    case 'logo':
      return { kind: 'logo', logo }
  }
}

function oneCommand(change: BulkChange): string {
  switch (change.kind) {
    case 'plan': {
      const seats = change.seats === null ? '' : ` --seats ${String(change.seats)}`
      return `heed companies subscription set "$id" --plan ${change.code}${seats} --yes`
    }
    case 'timespan': {
      const span = change.validity === 1200 ? 'forever' : String(change.validity)
      const end = change.validTill === undefined ? `--validity ${span}` : `--valid-till ${change.validTill}`
      return `heed companies subscription set "$id" ${end} --yes`
    }
    case 'language':
      return `heed companies language set ${change.language} --company "$id"`
    case 'color':
      return `heed api companies.update --companyId "$id" --primaryColor ${shellWord(change.color ?? 'null')}`
    case 'logo':
      return change.logo
        ? `heed companies logo set ${shellWord(change.logo.name)} --company "$id"`
        : 'heed companies logo remove "$id" --yes'
  }
}

/** The line that makes the same change of the same customers. */
export const bulkCommand = (companies: readonly PartnerCompanyRow[], change: BulkChange): string =>
  `for id in ${companies.map(({ id }) => id).join(' ')}; do ${oneCommand(change)}; done`
