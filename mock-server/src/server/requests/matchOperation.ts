import { type Area, type Endpoint, type Operation, operations } from '@heed/contracts'
import findMyWay, { type HTTPMethod } from 'find-my-way'

export interface Match {
  operation: Operation
  area: Area
  name: string
  endpoint: Endpoint
  params: Record<string, string>
}

function createRouter(areFiles: boolean) {
  // No limit here: paths contain long addresses and tokens, and the endpoint's schema checks their lengths.
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: Number.MAX_SAFE_INTEGER })
  for (const call of operations) {
    const { method, path, file = false } = call.endpoint
    if (file === areFiles) router.on(method as HTTPMethod, path, () => undefined, call)
  }
  return router
}

const apiRouter = createRouter(false)
const fileRouter = createRouter(true)

export function matchOperation(method: string, path: string, file = false): Match | undefined {
  // A path has no query or fragment, but the router would ignore them instead of rejecting the path.
  if (/[?#]/.test(path)) return undefined
  const lookupMethod = method === 'HEAD' ? 'GET' : method
  const routeMatch = (file ? fileRouter : apiRouter).find(lookupMethod as HTTPMethod, path)
  if (!routeMatch || Object.values(routeMatch.params).includes('')) return undefined
  return {
    ...(routeMatch.store as (typeof operations)[number]),
    params: routeMatch.params as Match['params'],
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

export const listMethods = (path: string, file = false): string[] =>
  methods.filter((method) => matchOperation(method, path, file))
