import { getDeletionRefusal } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { endOptions } from '../subscription/commands.ts'
import { endCustomer } from '../subscription/end.ts'

export const deleteCompany = (
  context: Context,
  { yes }: Values<typeof endOptions>,
  nameOrId: string,
): Promise<FactsOutcome> =>
  endCustomer(
    context,
    { typed: nameOrId, yes },
    {
      action: (company) => `Delete ${company} with everything in it`,
      refusal: getDeletionRefusal,
      end: (client, ids) => client.partners.deleteCompany(ids),
      done: 'Company deleted.',
      document: { deleted: true },
    },
  )
