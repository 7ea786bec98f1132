import { getDeactivationRefusal } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { endOptions } from './commands.ts'
import { endCustomer } from './end.ts'

export const deactivateSubscription = (
  context: Context,
  { yes }: Values<typeof endOptions>,
  nameOrId: string,
): Promise<FactsOutcome> =>
  endCustomer(
    context,
    { typed: nameOrId, yes },
    {
      action: (company) => `Deactivate subscription of ${company}`,
      refusal(answer, company) {
        const refusal = getDeactivationRefusal(answer)
        return refusal && `${company}: ${refusal}`
      },
      end: (client, ids) => client.subscriptions.deactivate(ids),
      done: 'Subscription deactivated.',
      document: { deactivated: true },
    },
  )
