import { type Operation, operations } from '../../src/index.ts'
import { findPactProblems, type PinnedInteraction } from './pactFiles.ts'
import { isMadeByName } from './readInteractions.ts'

export interface ClientUses {
  consumer: string
  uses: ReadonlySet<Operation>
  byName?: boolean
}

const typedClientName = 'heed-client'

export function findGateProblems(
  pinnedInteractions: readonly PinnedInteraction[],
  clients: readonly ClientUses[],
): string[] {
  return [
    ...findPactProblems(pinnedInteractions),
    ...clients.flatMap((client) => findClientProblems(client, pinnedInteractions)),
    ...findCoverageProblems(pinnedInteractions, clients),
  ]
}

function findClientProblems(
  { consumer, uses, byName = false }: ClientUses,
  pinnedInteractions: readonly PinnedInteraction[],
): string[] {
  if (uses.size === 0) return [`${consumer}: no call found in its sources`]
  const pins = listPins(consumer, pinnedInteractions)
  const isUsed = (operation: string) => uses.has(operation as Operation)
  const namedOperations = listOperations(
    pinnedInteractions.filter((item) => item.consumer === consumer && isMadeByName(item)),
  )
  return [
    ...[...uses].filter((use) => !pins.has(use)).map((use) => `${consumer} uses ${use} and does not pin it`),
    ...[...pins].filter((pin) => !isUsed(pin)).map((pin) => `${consumer} pins ${pin} and does not use it`),
    ...operations
      .filter(({ operation }) => byName && !namedOperations.has(operation))
      .map(({ operation }) => `${consumer} makes any call by its name and does not pin ${operation} so`),
  ]
}

function findCoverageProblems(
  pinnedInteractions: readonly PinnedInteraction[],
  clients: readonly ClientUses[],
): string[] {
  const typedClientPins = listPins(typedClientName, pinnedInteractions)
  return operations.flatMap(({ operation, area }) => {
    const users = clients.filter(({ uses }) => uses.has(operation)).map(({ consumer }) => consumer)
    if (users.length === 0) {
      const file = `contracts/pact/client/${area}.pact.test.ts`
      return typedClientPins.has(operation) ? [] : [`Nobody uses or pins ${operation}: pin it in ${file}`]
    }
    return typedClientPins.has(operation)
      ? [
          `${users.join(' and ')} uses ${operation}: move its pacts from ${typedClientName} to where it is used`,
        ]
      : []
  })
}

const listOperations = (pinnedInteractions: readonly PinnedInteraction[]): Set<string> =>
  new Set(pinnedInteractions.map(({ operation }) => operation))

const listPins = (consumer: string, pinnedInteractions: readonly PinnedInteraction[]): Set<string> =>
  listOperations(pinnedInteractions.filter((item) => item.consumer === consumer && !isMadeByName(item)))
