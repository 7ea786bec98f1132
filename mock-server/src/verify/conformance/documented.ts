import type { Operation } from '@heed/contracts'
import document from '@heed/contracts/openapi.json' with { type: 'json' }

interface DocumentedOperation {
  operationId: string
  responses: Readonly<Record<string, object>>
}
const documentedOperations = Object.values(document.paths).flatMap((item): DocumentedOperation[] =>
  Object.values(item).filter((candidate): candidate is DocumentedOperation => 'operationId' in candidate),
)
const responsesByOperation = new Map(
  documentedOperations.map(({ operationId, responses }) => [operationId, responses]),
)

export function findUndocumented(operation: Operation, status: number): string[] {
  const documentedResponses = responsesByOperation.get(operation) ?? {}
  return status in documentedResponses || (status >= 500 && '5XX' in documentedResponses)
    ? []
    : [`${status} is none of the answers that the document names`]
}
