import type { AccountRow, CompanyRow, Payer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export type PayerRow =
  | { company: CompanyRow; account?: undefined }
  | { account: AccountRow; company?: undefined }

export function getPayerRow(world: World, payer: Payer): PayerRow | undefined {
  const [kind, digits] = payer.split(':')
  const company = kind === 'company' ? world.companies.get(Number(digits)) : undefined
  if (company) return { company }
  const account = kind === 'account' ? world.accounts.get(Number(digits)) : undefined
  return account && { account }
}
