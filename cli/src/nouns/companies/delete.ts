import { getDeletionRefusal } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { endOptions } from '../subscription/commands.ts'
import { performEndAction } from '../subscription/end.ts'

export const deleteCompany = (
  context: Context,
  { yes }: OptionValues<typeof endOptions>,
  nameOrId: string,
): Promise<FactsOutcome> =>
  performEndAction(
    context,
    { typed: nameOrId, yes },
    {
      action: (company) => `Delete ${company} and everything in it`,
      refusal: getDeletionRefusal,
      end: (client, ids) => client.partners.deleteCompany(ids),
      done: 'Company deleted.',
      document: { deleted: true },
    },
  )
