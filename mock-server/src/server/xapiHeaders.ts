import type { IncomingHttpHeaders } from 'node:http'

/** Any origin may send reports: the header contains a token that no other page has. */
export const answerHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-match, if-none-match, x-experience-api-version',
  'access-control-expose-headers':
    'etag, last-modified, x-experience-api-consistent-through, x-experience-api-version',
  'x-experience-api-version': '1.0.3',
} as const

const versionPattern = /^1\.0(\.\d+)?$/

export function findVersionProblem(headers: IncomingHttpHeaders): string | undefined {
  const versionHeader = headers['x-experience-api-version']
  if (versionHeader === undefined) return 'The header X-Experience-API-Version is missing; send 1.0.3'
  return versionPattern.test(String(versionHeader))
    ? undefined
    : `xAPI ${versionHeader} isn't supported; use 1.0.3`
}
