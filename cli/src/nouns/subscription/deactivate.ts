import { getDeactivationRefusal } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { endOptions } from './commands.ts'
import { performEndAction } from './end.ts'

export const deactivateSubscription = (
  context: Context,
  { yes }: OptionValues<typeof endOptions>,
  nameOrId: string,
): Promise<FactsOutcome> =>
  performEndAction(
    context,
    { typed: nameOrId, yes },
    {
      action: (company) => `Deactivate the subscription of ${company}`,
      refusal(answer, company) {
        const refusal = getDeactivationRefusal(answer)
        return refusal && `${company}: ${refusal}`
      },
      end: (client, ids) => client.subscriptions.deactivate(ids),
      done: 'Subscription deactivated.',
      document: { deactivated: true },
    },
  )
