import { type Endpoint, getBodyShape, listParamNames, pathParams } from './declarations/declare.ts'

/** In flat arguments, a name used in two places would be ambiguous. */
export function findAmbiguity(endpoint: Endpoint): string | undefined {
  const pathNames = listParamNames(endpoint.path)
  const names = [...pathNames, ...Object.keys(endpoint.query), ...Object.keys(getBodyShape(endpoint))]
  const { repeats = [] } = endpoint
  const repeatedName = names.find((name, index) => names.indexOf(name) !== index && !repeats.includes(name))
  if (repeatedName) return `${endpoint.method} ${endpoint.path}: "${repeatedName}" appears in two places`
  const unknownPathName = pathNames.find((name) => !(name in pathParams))
  return unknownPathName && `${endpoint.method} ${endpoint.path}: no shape for ":${unknownPathName}"`
}
