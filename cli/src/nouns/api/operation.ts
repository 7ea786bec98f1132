import { type Endpoint, type Operation, operations, paramNames, pathParams } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'

export interface OperationInfo {
  operation: Operation
  area: string
  name: string
  endpoint: Endpoint
  said: readonly (readonly [name: string, value: string])[]
}

const shownNames = 10
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE'])

export function findOperation(typed: string, path: string | undefined): OperationInfo {
  const method = typed.toUpperCase()
  if (methods.has(method)) return byAddress(method, path)
  const found = operations.find(({ operation }) => operation.toLowerCase() === typed.toLowerCase())
  if (found) return { ...found, said: [] }
  throw new Stop(`There's no call "${typed}".`, exitCodes.usage, ...near(typed), 'See all: heed api --list')
}

function near(typed: string): string[] {
  const parts = typed.toLowerCase().split('.')
  const fitting = operations.filter(({ operation }) =>
    operation
      .toLowerCase()
      .split('.')
      .some((part) => parts.includes(part)),
  )
  const more = fitting.length - shownNames
  return [
    ...(fitting.length > 0 ? ['Did you mean one of these?'] : []),
    ...fitting.slice(0, shownNames).map(({ operation, endpoint }) => `  ${operation}  ${endpoint.summary}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

function byAddress(method: string, path = ''): OperationInfo {
  const [below = '', query = ''] = path.split('?')
  for (const call of literalFirst(method)) {
    const values = valuesIn(call.endpoint.path, below)
    if (values) return { ...call, said: [...values, ...new URLSearchParams(query)] }
  }
  throw new Stop(
    `There's no call ${method} ${path || 'without a path'}.`,
    exitCodes.usage,
    "Start the path at the API's root, for example: heed api GET /companies/12",
    'See all: heed api --list',
  )
}

const literalFirst = (method: string) =>
  operations
    .filter(({ endpoint }) => endpoint.method === method)
    .sort((one, other) => paramNames(one.endpoint.path).length - paramNames(other.endpoint.path).length)

function valuesIn(template: string, path: string): [string, string][] | undefined {
  const names = paramNames(template)
  const pattern = template
    .split(/:\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(path)
  if (!found) return undefined
  const values = names.map((name, at): [string, string] => [name, decodeURIComponent(found[at + 1] ?? '')])
  return values.every(([name, value]) => mayStand(name, value)) ? values : undefined
}

function mayStand(name: string, value: string): boolean {
  const schema = pathParams[name as keyof typeof pathParams]
  return (
    schema.safeParse(/^\d+$/.test(value) ? Number(value) : value).success || schema.safeParse(value).success
  )
}
