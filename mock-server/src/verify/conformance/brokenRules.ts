import { type Endpoint, fieldName, hasCsv, readErrorText, strengths } from '@heed/contracts'

export const roles = ['nobody', 'stranger', 'viewer', 'helper', 'admin', 'partner', 'super'] as const
export type Role = (typeof roles)[number]

export interface ReceivedResponse {
  status: number
  type: string
  text: string
}

export function brokenRules(endpoint: Endpoint, role: Role, received: ReceivedResponse): string[] {
  const { status, text } = received
  if (status >= 500) return [`The server failed: ${text.slice(0, 300)}`]
  if (status < 200 || status >= 300) return refusalProblems(endpoint, received)
  return [...(tooWeak(endpoint, role) ? [`A ${role} was let in`] : []), ...answerProblems(endpoint, received)]
}

/** Every refusal must be a page, or a platform envelope with readable text (S0 section 8). */
function refusalProblems({ media }: Endpoint, { status, type, text }: ReceivedResponse): string[] {
  const isPage = media === 'text/html' && type.startsWith(media)
  const said = isPage ? /<title>([^<]*)<\/title>/.exec(text)?.[1] : readErrorText(parse(text))
  if (status < 400) return [`${status} is neither an answer nor a refusal`]
  if (!said?.trim()) return [`${status} without a text: ${text.slice(0, 300)}`]
  return /\n\s+at |\[object Object\]|undefined/.test(said)
    ? [`${status} says nothing to a person: ${said}`]
    : []
}

function answerProblems(endpoint: Endpoint, { type, text }: ReceivedResponse): string[] {
  if (hasCsv(endpoint) && type.startsWith('text/csv')) return []
  if (endpoint.media) return type.startsWith(endpoint.media) ? [] : [`${type} came for ${endpoint.media}`]
  const result = endpoint.answer.safeParse(parse(text))
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${fieldName(path) || 'answer'}: ${message}`)
}

/** A helper is a viewer who may manage people; a stranger has no company. */
const roleStrengths = {
  nobody: 'public',
  stranger: 'user',
  viewer: 'viewer',
  helper: 'viewer',
  admin: 'admin',
  partner: 'partner',
  super: 'super',
} as const

function tooWeak({ who, orPermission }: Endpoint, role: Role): boolean {
  if (role === 'helper' && orPermission) return false
  return strengths.indexOf(roleStrengths[role]) < strengths.indexOf(who)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
