import { type Area, type Endpoint, type Operation, operations } from '@heed/contracts'
import findMyWay, { type HTTPMethod } from 'find-my-way'

export interface Match {
  operation: Operation
  area: Area
  name: string
  endpoint: Endpoint
  /** Decoded values of the path: { companyId: '12' }. */
  params: Record<string, string>
}

/** The router of the HTTP server itself, asked about the calls of the catalogue: a literal goes before a parameter. */
function routerOf(areFiles: boolean) {
  // Addresses of people and tokens stand in paths; how long they may be is the declaration's to say.
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: Number.MAX_SAFE_INTEGER })
  for (const call of operations) {
    const { method, path, file = false } = call.endpoint
    if (file === areFiles) router.on(method as HTTPMethod, path, () => undefined, call)
  }
  return router
}

const calls = routerOf(false)
const files = routerOf(true)

/**
 * The call behind a path, with or without a slash at its end; `file` looks among the files of the web host.
 * Undefined where the catalogue knows none.
 */
export function matchOperation(method: string, path: string, file = false): Match | undefined {
  // The router would take what stands before them for the path.
  if (/[?#]/.test(path)) return undefined
  // What is only asked for its head is read as it would be shown.
  const asked = method === 'HEAD' ? 'GET' : method
  const found = (file ? files : calls).find(asked as HTTPMethod, path)
  if (!found || Object.values(found.params).includes('')) return undefined
  return { ...(found.store as (typeof operations)[number]), params: found.params as Match['params'] }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** The methods that a path takes; none where the catalogue knows no call there. */
export const methodsAt = (path: string, file = false): string[] =>
  methods.filter((method) => matchOperation(method, path, file))
