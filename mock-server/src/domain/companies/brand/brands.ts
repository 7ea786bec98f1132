import type { Branding } from '@heed/contracts'
import { type AccountRow, type CompanyRow, providerBrand } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'

export function getGlobalBrand(world: World, accountDomain: string | undefined): Branding {
  const account = world.accounts.find(({ domain }) => domain === accountDomain)
  return getAccountBrand(account)
}

export const getAccountBrand = (account: AccountRow | undefined): Branding => ({
  ...providerBrand,
  ...account?.brand,
})

export function getCompanyBrand(world: World, { id, accountId, color, logo }: CompanyRow): Branding {
  const account = accountId === null ? undefined : world.accounts.get(accountId)
  const picture = logo === null ? undefined : world.billing.logos.get(id)
  return {
    ...getAccountBrand(account),
    ...(color ? { 'ui.colors.primary': color } : {}),
    ...(picture ? { 'ui.logo': `data:image/png;base64,${picture.base64}` } : {}),
  }
}
