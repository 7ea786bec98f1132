import { type Client, type Company, getCompanyName, getPartnerId, type PartnerAccount } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

/** Only a company's partner or a super admin may sell to that company or delete it. */
export async function findSellingPartner(client: Client, company: Company): Promise<PartnerAccount> {
  const name = sanitizeText(getCompanyName(company))
  const owner = getPartnerId(company)
  if (owner === null) {
    throw new Stop(
      `${name} doesn't belong to a partner.`,
      exitCodes.notAllowed,
      "The company's admins can change its subscription in the console, under Settings > Subscription.",
    )
  }
  const user = await client.auth.getCurrentUser()
  const account = user.superForAccounts.find(({ id }) => id === owner)
  if (account) return account
  if (user.super_admin) return { id: owner, name: `Account ${owner}` }
  throw new Stop(
    `Only ${name}'s partner can do this.`,
    exitCodes.notAllowed,
    "See who you're signed in as: heed whoami",
  )
}
