import { bodyShape, type Endpoint, paramNames, pathParams } from './declarations/declare.ts'

/** In flat arguments, a name used in two places would be ambiguous. */
export function findAmbiguity(endpoint: Endpoint): string | undefined {
  const inPath = paramNames(endpoint.path)
  const names = [...inPath, ...Object.keys(endpoint.query), ...Object.keys(bodyShape(endpoint))]
  const { repeats = [] } = endpoint
  const twice = names.find((name, index) => names.indexOf(name) !== index && !repeats.includes(name))
  if (twice) return `${endpoint.method} ${endpoint.path}: "${twice}" appears in two places`
  const unknown = inPath.find((name) => !(name in pathParams))
  return unknown && `${endpoint.method} ${endpoint.path}: no shape for ":${unknown}"`
}
