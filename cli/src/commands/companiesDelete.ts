import { deletionRefusal } from '@heed/contracts'
import type { Context } from '../context.ts'
import { endCustomer } from '../customers/end.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'
import type { companiesDeleteOptions } from './companies.ts'

export const deleteCompany = (
  context: Context,
  { yes }: Values<typeof companiesDeleteOptions>,
  typed: string,
): Promise<FactsOutcome> =>
  endCustomer(
    context,
    { typed, yes },
    {
      deed: (company) => `Delete ${company} with everything in it`,
      refusal: deletionRefusal,
      end: (client, ids) => client.partners.deleteCompany(ids),
      done: 'Company deleted.',
      document: { deleted: true },
    },
  )
