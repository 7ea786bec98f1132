import { accessLevels, type Endpoint, formatFieldName, hasCsv, readErrorText } from '@heed/contracts'

export const roles = ['nobody', 'stranger', 'viewer', 'helper', 'admin', 'partner', 'super'] as const
export type Role = (typeof roles)[number]

export interface ReceivedResponse {
  status: number
  type: string
  text: string
}

export function findBrokenRules(endpoint: Endpoint, role: Role, response: ReceivedResponse): string[] {
  const { status, text } = response
  if (status >= 500) return [`The server failed: ${text.slice(0, 300)}`]
  if (status < 200 || status >= 300) return findRefusalProblems(endpoint, response)
  return [
    ...(lacksAccess(endpoint, role) ? [`A ${role} was let in`] : []),
    ...findResponseProblems(endpoint, response),
  ]
}

/** Every refusal must be a page, or a platform envelope with readable text (S0 section 8). */
function findRefusalProblems({ media }: Endpoint, { status, type, text }: ReceivedResponse): string[] {
  const isHtmlPage = media === 'text/html' && type.startsWith(media)
  const errorText = isHtmlPage ? /<title>([^<]*)<\/title>/.exec(text)?.[1] : readErrorText(parseJson(text))
  if (status < 400) return [`${status} is neither an answer nor a refusal`]
  if (!errorText?.trim()) return [`${status} without a text: ${text.slice(0, 300)}`]
  return /\n\s+at |\[object Object\]|undefined/.test(errorText)
    ? [`${status} says nothing to a person: ${errorText}`]
    : []
}

function findResponseProblems(endpoint: Endpoint, { type, text }: ReceivedResponse): string[] {
  if (hasCsv(endpoint) && type.startsWith('text/csv')) return []
  if (endpoint.media) return type.startsWith(endpoint.media) ? [] : [`${type} came for ${endpoint.media}`]
  const result = endpoint.answer.safeParse(parseJson(text))
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${formatFieldName(path) || 'answer'}: ${message}`)
}

/** A helper is a viewer who may manage people; a stranger has no company. */
const accessByRole = {
  nobody: 'public',
  stranger: 'user',
  viewer: 'viewer',
  helper: 'viewer',
  admin: 'admin',
  partner: 'partner',
  super: 'super',
} as const

function lacksAccess({ who, orPermission }: Endpoint, role: Role): boolean {
  if (role === 'helper' && orPermission) return false
  return accessLevels.indexOf(accessByRole[role]) < accessLevels.indexOf(who)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
