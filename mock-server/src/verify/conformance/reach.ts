import { type Endpoint, type Operation, operations } from '@heed/contracts'
import { brokenRules } from './brokenRules.ts'
import { type Conformance, type Finding, send, type Target } from './conformance.ts'
import { findUndocumented } from './documented.ts'
import { type PinnedCall, pinnedCalls } from './pinnedCalls.ts'

const endpoints = new Map<Operation, Endpoint>(
  operations.map(({ operation, endpoint }) => [operation, endpoint]),
)

export const findUnreached = ({ answered }: Pick<Conformance, 'answered'>): Operation[] =>
  [...answered].filter(([, times]) => times === 0).map(([operation]) => operation)

/** Some calls succeed in only one state, which random calls rarely meet, so pinned calls cover these. */
export async function reachRest(target: Target, found: Conformance): Promise<Conformance> {
  const missing = new Set(findUnreached(found))
  const answered = new Map(found.answered)
  const findings: Finding[] = []
  if (!target.setUp) return found
  for (const pinned of pinnedCalls()) {
    const { operation } = pinned
    if (!missing.has(operation)) continue
    const { problems, isGood } = await tried(target, pinned)
    const { method, path } = pinned.request({})
    for (const problem of problems)
      findings.push({ call: -1, operation, role: 'super', request: `${method} ${path}`, problem })
    if (!isGood) continue
    missing.delete(operation)
    answered.set(operation, 1)
  }
  return { ...found, findings: [...found.findings, ...findings], answered }
}

async function tried(target: Target, { operation, states, request }: PinnedCall) {
  const endpoint = endpoints.get(operation)
  const values = await target.setUp?.(states)
  if (!endpoint || !values) return { problems: [], isGood: false }
  const received = await send(target, request(values), endpoint.file === true)
  target.changed?.()
  const problems = [
    // The pact states guarantee that the caller may make this call.
    ...brokenRules(endpoint, 'super', received),
    ...findUndocumented(operation, received.status),
  ]
  return { problems, isGood: received.status === 200 && problems.length === 0 }
}
