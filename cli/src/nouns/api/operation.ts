import { type Endpoint, listParamNames, type Operation, operations, pathParams } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'

export interface OperationInfo {
  operation: Operation
  area: string
  name: string
  endpoint: Endpoint
  addressValues: readonly (readonly [name: string, value: string])[]
}

const maxShownNames = 10
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE'])

export function findOperation(name: string, path: string | undefined): OperationInfo {
  const method = name.toUpperCase()
  if (methods.has(method)) return findByMethodAndPath(method, path)
  const match = operations.find(({ operation }) => operation.toLowerCase() === name.toLowerCase())
  if (match) return { ...match, addressValues: [] }
  throw new Stop(
    `There's no call "${name}".`,
    exitCodes.usage,
    ...suggestOperations(name),
    'See all: heed api --list',
  )
}

function suggestOperations(name: string): string[] {
  const parts = name.toLowerCase().split('.')
  const matches = operations.filter(({ operation }) =>
    operation
      .toLowerCase()
      .split('.')
      .some((part) => parts.includes(part)),
  )
  const hiddenCount = matches.length - maxShownNames
  return [
    ...(matches.length > 0 ? ['Did you mean one of these?'] : []),
    ...matches
      .slice(0, maxShownNames)
      .map(({ operation, endpoint }) => `  ${operation}  ${endpoint.summary}`),
    ...(hiddenCount > 0 ? [`  and ${hiddenCount} more`] : []),
  ]
}

function findByMethodAndPath(method: string, path = ''): OperationInfo {
  const [pathname = '', query = ''] = path.split('?')
  for (const call of listMethodOperations(method)) {
    const values = matchPath(call.endpoint.path, pathname)
    if (values) return { ...call, addressValues: [...values, ...new URLSearchParams(query)] }
  }
  throw new Stop(
    `There's no call ${method} ${path || 'without a path'}.`,
    exitCodes.usage,
    "Start the path at the API's root, for example: heed api GET /companies/12",
    'See all: heed api --list',
  )
}

const listMethodOperations = (method: string) =>
  operations
    .filter(({ endpoint }) => endpoint.method === method)
    .sort((a, b) => listParamNames(a.endpoint.path).length - listParamNames(b.endpoint.path).length)

function matchPath(template: string, path: string): [string, string][] | undefined {
  const names = listParamNames(template)
  const pattern = template
    .split(/:\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  if (!match) return undefined
  const values = names.map((name, index): [string, string] => [
    name,
    decodeURIComponent(match[index + 1] ?? ''),
  ])
  return values.every(([name, value]) => isValidValue(name, value)) ? values : undefined
}

function isValidValue(name: string, value: string): boolean {
  const schema = pathParams[name as keyof typeof pathParams]
  return (
    schema.safeParse(/^\d+$/.test(value) ? Number(value) : value).success || schema.safeParse(value).success
  )
}
