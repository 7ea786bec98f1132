import { isPartnerAdmin } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatSignIn, formatUser, getSignIn } from '../../command/signIn.ts'
import { type Fact, formatFactLines } from '../../io/print/facts.ts'

export async function whoami(context: Context): Promise<FactsOutcome> {
  const client = await context.client()
  const user = await client.auth.getCurrentUser()
  const settings = await context.settings()
  const { api, company } = settings
  const signIn = getSignIn(settings, context.env)
  const rank = user.super_admin ? 'system' : isPartnerAdmin(user) ? 'partner' : 'manager'
  const { paint } = context.streams.output
  const facts: Fact[] = [
    ['API', api],
    ['sign-in', formatSignIn(signIn)],
    ['role', rank],
    ['partner of', user.superForAccounts.map(({ name }) => name).join(', ')],
    ['company', company ?? ''],
  ]
  return {
    kind: 'facts',
    document: {
      email: user.email,
      name: user.name,
      rank,
      partnerOf: user.superForAccounts.map(({ id, name }) => ({ id, name })),
      permissions: user.permissions,
      api,
      signIn: signIn.source,
      chosenBy: signIn.chosenBy,
      storedIn: signIn.storedIn,
      company: company ?? null,
    },
    lines: formatFactLines(formatUser(user, paint.bold), facts, paint),
  }
}
