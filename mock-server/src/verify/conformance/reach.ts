import { type Endpoint, type Operation, operations } from '@heed/contracts'
import { findBrokenRules } from './brokenRules.ts'
import { type ConformanceResult, type Finding, sendRequest, type Target } from './conformance.ts'
import { findUndocumented } from './documented.ts'
import { type PinnedCall, readPinnedCalls } from './pinnedCalls.ts'

const endpoints = new Map<Operation, Endpoint>(
  operations.map(({ operation, endpoint }) => [operation, endpoint]),
)

export const findUnreached = ({ answered }: Pick<ConformanceResult, 'answered'>): Operation[] =>
  [...answered].filter(([, times]) => times === 0).map(([operation]) => operation)

/** Some calls succeed in only one state, which random calls rarely reach, so pinned calls cover them. */
export async function callUnreached(
  target: Target,
  conformance: ConformanceResult,
): Promise<ConformanceResult> {
  const unreachedOperations = new Set(findUnreached(conformance))
  const answerCounts = new Map(conformance.answered)
  const findings: Finding[] = []
  if (!target.setUp) return conformance
  for (const pinnedCall of readPinnedCalls()) {
    const { operation } = pinnedCall
    if (!unreachedOperations.has(operation)) continue
    const { problems, isGood } = await tryPinnedCall(target, pinnedCall)
    const { method, path } = pinnedCall.request({})
    for (const problem of problems)
      findings.push({ call: -1, operation, role: 'super', request: `${method} ${path}`, problem })
    if (!isGood) continue
    unreachedOperations.delete(operation)
    answerCounts.set(operation, 1)
  }
  return { ...conformance, findings: [...conformance.findings, ...findings], answered: answerCounts }
}

async function tryPinnedCall(target: Target, { operation, states, request }: PinnedCall) {
  const endpoint = endpoints.get(operation)
  const values = await target.setUp?.(states)
  if (!endpoint || !values) return { problems: [], isGood: false }
  const response = await sendRequest(target, request(values), endpoint.file === true)
  target.changed?.()
  const problems = [
    // The pact states guarantee that the caller may make this call.
    ...findBrokenRules(endpoint, 'super', response),
    ...findUndocumented(operation, response.status),
  ]
  return { problems, isGood: response.status === 200 && problems.length === 0 }
}
