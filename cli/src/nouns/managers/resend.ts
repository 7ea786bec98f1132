import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { findManager, readManagers } from './find.ts'

export async function resendSignIn(
  context: Context,
  _: Record<never, never>,
  address: string,
): Promise<FactsOutcome> {
  const found = await readManagers(context)
  const { client, company, companyLabel } = found
  const { email, name = '' } = findManager(found, address)
  await client.auth.managerSignin({ email, company_id: company.company_id })
  return {
    kind: 'facts',
    document: { email, name, sent: true },
    lines: [
      `${context.streams.output.paint.green('✓')} Login email sent! ${sanitizeText(email)} can sign in to ${companyLabel}`,
    ],
  }
}
