import { expect, it } from 'vitest'
import type { Client } from '../../src/index.ts'
import type { Interaction } from '../interaction.ts'
import type { Given, GivenCompany } from '../states.ts'
import { pinCall } from './pinCall.ts'

/** One pin as the row of a table: what goes over the wire, how the client is asked, and what it makes of the answer. */
export interface Row
  extends Pick<Interaction, 'operation' | 'uponReceiving' | 'withRequest' | 'willRespondWith'> {
  /** The admin unless it says otherwise. */
  as?: Interaction['as']
  company?: GivenCompany['params']
  given?: readonly Given[]
  call: (client: Client) => Promise<unknown>
  /** What the answer holds, or what the failure says. */
  gives?: object
  fails?: object
}

export function pinRows(rows: readonly Row[]): void {
  it.each(rows)('$operation: $uponReceiving', ({ company, given = [], as = 'admin', call, ...row }) => {
    const { operation, uponReceiving, withRequest, willRespondWith } = row
    const states = [{ state: 'a company', ...(company ? { params: company } : {}) }, ...given] as const
    return pinCall(
      { operation, uponReceiving, withRequest, willRespondWith, as, given: states },
      async (client) => {
        if (row.fails) await expect(call(client)).rejects.toMatchObject(row.fails)
        else expect(await call(client)).toMatchObject(row.gives ?? {})
      },
    )
  })
}
