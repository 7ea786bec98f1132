import type { CompanyRow } from '@heed/fixtures'
import type { RowId } from '../../store/Collection.ts'
import type { World } from '../../world/World.ts'
import { closeCharge } from '../billing/dues.ts'
import { companyPays } from '../billing/term.ts'
import { removePackage } from '../content/packages.ts'

const kept: ReadonlySet<string> = new Set(['charges', 'payments', 'mails', 'meta', 'sessions'])
const nouns: ReadonlyMap<string, string> = new Map([
  ['scormPackages', 'packageId'],
  ['scormTranslations', 'translationId'],
])

/** Deletes dependent rows recursively by `<noun>Id`. Keeps managers, who may manage other companies. */
export function removeCompany(world: World, company: CompanyRow): void {
  closeCharge(world, company)
  for (const row of world.content.packagesOfCompany.of(company.id)) removePackage(world, row)
  const gone = new Map<string, Set<RowId>>([['companyId', new Set([company.id])]])
  while (removeChildren(world, gone)) {
    // Repeats until no row refers to a deleted row.
  }
  const { cards, invoices, sessions, logos, billingInfos, seatUses } = world.billing
  for (const rows of [logos, billingInfos, seatUses, world.embed.packages]) rows.remove(company.id)
  const payer = companyPays(company)
  cards.remove(payer)
  for (const rows of [invoices, sessions]) {
    for (const row of [...rows.values()]) if (row.payer === payer) rows.remove(row.id)
  }
  world.companies.remove(company.id)
}

function removeChildren(world: World, gone: Map<string, Set<RowId>>): boolean {
  let found = false
  for (const [name, rows] of Object.entries(world.raw())) {
    if (kept.has(name)) continue
    const children = [...rows.values()].filter((row) => namesGone(row, gone))
    const noun = nouns.get(name) ?? `${name.replace(/s$/, '')}Id`
    const ids = gone.get(noun) ?? new Set()
    for (const row of children) {
      const id = getRowId(row)
      rows.remove(id)
      ids.add(id)
    }
    if (children.length > 0) gone.set(noun, ids)
    found ||= children.length > 0
  }
  return found
}

const namesGone = (row: object, gone: ReadonlyMap<string, ReadonlySet<RowId>>): boolean =>
  Object.entries(row).some(([key, value]) => gone.get(key)?.has(value))

function getRowId(row: object): RowId {
  const id = 'id' in row ? row.id : undefined
  if (typeof id === 'string' || typeof id === 'number') return id
  throw new TypeError('A row without an id')
}
