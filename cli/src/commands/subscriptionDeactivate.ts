import { deactivationRefusal } from '@heed/contracts'
import type { Context } from '../context.ts'
import { endCustomer } from '../customers/end.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'
import type { companiesDeleteOptions } from './companies.ts'

export const deactivateSubscription = (
  context: Context,
  { yes }: Values<typeof companiesDeleteOptions>,
  typed: string,
): Promise<FactsOutcome> =>
  endCustomer(
    context,
    { typed, yes },
    {
      deed: (company) => `Deactivate subscription of ${company}`,
      refusal(answer, company) {
        const refusal = deactivationRefusal(answer)
        return refusal && `${company}: ${refusal}`
      },
      end: (client, ids) => client.subscriptions.deactivate(ids),
      done: 'Subscription deactivated.',
      document: { deactivated: true },
    },
  )
