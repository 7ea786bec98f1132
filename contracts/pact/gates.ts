import { type Operation, operations } from '../src/index.ts'
import { type Pinned, problemsOf } from './pactFiles.ts'

/** What a client's sources use, found by reading them. */
export interface ClientUses {
  consumer: string
  uses: ReadonlySet<Operation>
}

/**
 * Everything that would make the pacts say less than the clients do: a used call that is not pinned, a pinned call that
 * is not used or not declared, a wrong list of calls not used yet, a scan or a run that found nothing.
 */
export function gateProblems(
  pinned: readonly Pinned[],
  clients: readonly ClientUses[],
  notUsedYet: readonly Operation[],
): string[] {
  const used = new Set(clients.flatMap(({ uses }) => [...uses]))
  return [
    ...problemsOf(pinned),
    ...clients.flatMap((client) => clientProblems(client, pinned)),
    ...operations.flatMap(({ operation }) => {
      const listed = notUsedYet.includes(operation)
      if (listed === !used.has(operation)) return []
      return listed
        ? [`${operation} is used: take it out of notUsedYet.ts`]
        : [`${operation} is used by no client: name it in notUsedYet.ts`]
    }),
  ]
}

function clientProblems({ consumer, uses }: ClientUses, pinned: readonly Pinned[]): string[] {
  if (uses.size === 0) return [`${consumer}: no call found in its sources`]
  const pins = new Set(pinned.filter((item) => item.consumer === consumer).map(({ operation }) => operation))
  const isUsed = (operation: string) => uses.has(operation as Operation)
  return [
    ...[...uses].filter((use) => !pins.has(use)).map((use) => `${consumer} uses ${use} and does not pin it`),
    ...[...pins].filter((pin) => !isUsed(pin)).map((pin) => `${consumer} pins ${pin} and does not use it`),
  ]
}
