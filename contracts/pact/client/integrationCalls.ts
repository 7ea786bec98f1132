import type { Interaction } from '../interaction.ts'
import type { Given } from '../states.ts'

export type State = Extract<Given, { state: 'an integration' }>['params']
/** A call of the admin with the integrations in these states. */
export const asked = (
  operation: Interaction['operation'],
  method: Interaction['withRequest']['method'],
  path: string,
  body: unknown,
  ...states: State[]
) => ({
  operation,
  given: [
    { state: 'a company' } as const,
    ...states.map((params) => ({ state: 'an integration', params }) as const),
  ] as const,
  as: 'admin' as const,
  withRequest: {
    method,
    path: `/companies/101/integrations${path}`,
    ...(body === undefined ? {} : { body }),
  },
})
