import { type Area, type Endpoint, type Operation, operations } from '@heed/contracts'

export interface Match {
  operation: Operation
  area: Area
  name: string
  endpoint: Endpoint
  /** Decoded values of the path: { companyId: '12' }. */
  params: Record<string, string>
}

interface Segment {
  literal: string
  /** Name of the parameter that stands here, and what follows it: ':code.json' is ['code', '.json']. */
  param: [name: string, tail: string] | undefined
}
interface Candidate {
  call: (typeof operations)[number]
  segments: readonly Segment[]
}

const split = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1)
const keyOf = (method: string, file: boolean, length: number) =>
  `${file ? 'file' : 'api'} ${method} ${length}`

function segmentOf(text: string): Segment {
  const [, name, tail] = /^:(\w+)(.*)$/.exec(text) ?? []
  return { literal: text, param: name === undefined ? undefined : [name, tail ?? ''] }
}

/** Segment by segment, a literal goes before a parameter: '/companies/my_companies' before '/companies/:companyId'. */
function literalFirst(a: Candidate, b: Candidate): number {
  const kinds = ({ segments }: Candidate) => segments.map(({ param }) => (param ? '1' : '0')).join('')
  return kinds(a).localeCompare(kinds(b))
}

const candidates = new Map<string, Candidate[]>()
for (const call of operations) {
  const { method, path, file = false } = call.endpoint
  const segments = split(path).map(segmentOf)
  const key = keyOf(method, file, segments.length)
  candidates.set(key, [...(candidates.get(key) ?? []), { call, segments }].sort(literalFirst))
}

/**
 * The call behind a path, with or without a slash at its end; `file` looks among the files of the web host.
 * Undefined where the catalogue knows none.
 */
export function matchOperation(method: string, path: string, file = false): Match | undefined {
  const texts = split(path)
  for (const { call, segments } of candidates.get(keyOf(method, file, texts.length)) ?? []) {
    const params = read(segments, texts)
    if (params) return { ...call, params }
  }
  return undefined
}

function read(segments: readonly Segment[], texts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, { literal, param }] of segments.entries()) {
    const text = texts[index] ?? ''
    if (!param) {
      if (text !== literal) return undefined
      continue
    }
    const [name, tail] = param
    const value = text.endsWith(tail) ? decode(text.slice(0, text.length - tail.length)) : undefined
    if (!value) return undefined
    params[name] = value
  }
  return params
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
