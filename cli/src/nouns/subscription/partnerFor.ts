import { type Client, type Company, companyName, type PartnerAccount, partnerOf } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { harmless } from '../../io/width.ts'

/** Only its partner or the system level may sell to a company or delete it. */
export async function partnerFor(client: Client, company: Company): Promise<PartnerAccount> {
  const name = harmless(companyName(company))
  const owner = partnerOf(company)
  if (owner === null) {
    throw new Stop(
      `${name} belongs to no partner: its subscription is its own.`,
      exitCodes.notAllowed,
      'Its admins change it in the console, under Settings, Subscription.',
    )
  }
  const user = await client.auth.getCurrentUser()
  const account = user.superForAccounts.find(({ id }) => id === owner)
  if (account) return account
  if (user.super_admin) return { id: owner, name: `Account ${owner}` }
  throw new Stop(
    `Only the partner of ${name} may do this.`,
    exitCodes.notAllowed,
    'See who you are and which accounts are yours: heed whoami',
  )
}
