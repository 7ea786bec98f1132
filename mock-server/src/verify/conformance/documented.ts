import type { Operation } from '@heed/contracts'
import document from '@heed/contracts/openapi.json' with { type: 'json' }

interface Printed {
  operationId: string
  responses: Readonly<Record<string, object>>
}
const calls = Object.values(document.paths).flatMap((item): Printed[] =>
  Object.values(item).filter((one): one is Printed => 'operationId' in one),
)
const responses = new Map(calls.map(({ operationId, responses }) => [operationId, responses]))

export function findUndocumented(operation: Operation, status: number): string[] {
  const named = responses.get(operation) ?? {}
  return status in named || (status >= 500 && '5XX' in named)
    ? []
    : [`${status} is none of the answers that the document names`]
}
