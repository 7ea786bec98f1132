import type { CompanyRow } from '@heed/fixtures'
import type { RowId } from '../../store/Collection.ts'
import type { World } from '../../world/World.ts'
import { closeCharge } from '../billing/dues.ts'
import { toCompanyPayer } from '../billing/term.ts'
import { removePackage } from '../content/packages.ts'

const retainedCollections: ReadonlySet<string> = new Set([
  'charges',
  'letters',
  'mails',
  'meta',
  'payments',
  'sessions',
])
const idFieldsByCollection: ReadonlyMap<string, string> = new Map([
  ['scormPackages', 'packageId'],
  ['scormTranslations', 'translationId'],
])

/** Deletes dependent rows recursively by `<noun>Id`. Keeps managers, who may manage other companies. */
export function removeCompany(world: World, company: CompanyRow): void {
  closeCharge(world, company)
  for (const row of world.content.packagesByCompany.get(company.id)) removePackage(world, row)
  const removedIds = new Map<string, Set<RowId>>([['companyId', new Set([company.id])]])
  while (removeChildren(world, removedIds)) {
    // Repeats until no row refers to a deleted row.
  }
  const { cards, invoices, sessions, logos, billingInfos, seatUses } = world.billing
  for (const rows of [logos, billingInfos, seatUses, world.embed.packages]) rows.remove(company.id)
  const payer = toCompanyPayer(company)
  cards.remove(payer)
  for (const rows of [invoices, sessions]) {
    for (const row of [...rows.values()]) if (row.payer === payer) rows.remove(row.id)
  }
  world.companies.remove(company.id)
}

function removeChildren(world: World, removedIds: Map<string, Set<RowId>>): boolean {
  let hasRemoved = false
  for (const [name, rows] of Object.entries(world.getCollections())) {
    if (retainedCollections.has(name)) continue
    const children = [...rows.values()].filter((row) => referencesRemovedRow(row, removedIds))
    const idField = idFieldsByCollection.get(name) ?? `${name.replace(/s$/, '')}Id`
    const ids = removedIds.get(idField) ?? new Set()
    for (const row of children) {
      const id = getRowId(row)
      rows.remove(id)
      ids.add(id)
    }
    if (children.length > 0) removedIds.set(idField, ids)
    hasRemoved ||= children.length > 0
  }
  return hasRemoved
}

const referencesRemovedRow = (row: object, removedIds: ReadonlyMap<string, ReadonlySet<RowId>>): boolean =>
  Object.entries(row).some(([key, value]) => removedIds.get(key)?.has(value))

function getRowId(row: object): RowId {
  const id = 'id' in row ? row.id : undefined
  if (typeof id === 'string' || typeof id === 'number') return id
  throw new TypeError('A row without an id')
}
