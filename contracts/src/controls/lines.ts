import type { Args, Endpoint } from '../endpoints/declarations/declare.ts'
import { paramNames } from '../endpoints/declarations/declare.ts'
import { toWire } from '../endpoints/request.ts'
import { heedLine, shellJson, shellWord } from '../rules/commandLine.ts'
import { controls } from './controls.ts'

type All = typeof controls

export type ControlCall =
  | CallOf<All>
  | { control: 'snapshots.load'; args: { name: string }; file: string }
  | { control: 'journal.replay'; file: string }

type CallOf<All> = {
  [A in keyof All & string]: {
    [N in keyof All[A] & string]: { control: `${A}.${N}`; args?: Args<All[A][N]>; file?: undefined }
  }[keyof All[A] & string]
}[keyof All & string]

type Asked = Readonly<Record<string, unknown>>

const spoken: Partial<
  Record<ControlCall['control'], { words?: string; bare?: readonly string[]; more?: string }>
> = {
  'worlds.health': { words: 'worlds list' },
  'worlds.make': { bare: ['id'] },
  'worlds.reset': { more: '--yes' },
  'worlds.end': { more: '--yes' },
  'clock.move': { bare: ['advance', 'to'] },
  'outbox.browse': { words: 'outbox list' },
  'outbox.next': { words: 'outbox wait' },
  'stories.begin': { bare: ['story'] },
  'stories.go': { bare: ['step'] },
  'snapshots.keep': { bare: ['name'] },
  'snapshots.read': { words: 'snapshots save' },
  'snapshots.delete': { more: '--yes' },
}
const unsaid = ['page', 'size', 'search', '_page', '_limit']

export function controlLines(address: string, call: ControlCall): { curl: string; heed: string } {
  const { control, file } = call
  const args: Asked = ('args' in call && call.args) || {}
  const [area = '', name = ''] = control.split('.')
  const endpoint: Endpoint | undefined = (controls as Record<string, Record<string, Endpoint>>)[area]?.[name]
  if (!endpoint) throw new Error(`There is no control ${control}`)
  const asked = { endpoint, args, file }
  return { curl: formatCurl(address, asked), heed: formatHeed(address, control, asked) }
}

interface AskedOf {
  endpoint: Endpoint
  args: Asked
  file: string | undefined
}

function formatCurl(address: string, { endpoint, args, file }: AskedOf): string {
  const { method, path, body } = toWire(endpoint, args)
  const isSent = Object.keys(Object(body)).length > 0
  const sent = file !== undefined ? ` -d ${shellWord(`@${file}`)}` : isSent ? ` -d ${shellJson(body)}` : ''
  const plain = sent === '' ? 'GET' : 'POST'
  return `curl ${method === plain ? '' : `-X ${method} `}${shellWord(`${address}${path}`)}${sent}`
}

function formatHeed(
  address: string,
  control: ControlCall['control'],
  { endpoint, args, file }: AskedOf,
): string {
  const {
    words = control.replace('.', ' '),
    bare = paramNames(endpoint.path),
    more = '',
  } = spoken[control] ?? {}
  const given = Object.entries(args).filter(([name, value]) => value !== undefined && !unsaid.includes(name))
  const { steps } = args
  const only = Array.isArray(steps) && steps.length === 1 ? toOptions(steps[0] as Asked) : undefined
  const options =
    steps === undefined
      ? given.filter(([name]) => !bare.includes(name)).flatMap(toOption)
      : (only ?? ['--file', '-'])
  const line = heedLine(
    `heed mock ${words}`,
    [
      ...given.filter(([name]) => bare.includes(name)).map(([, value]) => String(value)),
      ...(file === undefined ? [] : [file]),
    ],
    [
      ...options.map((word) => (word.startsWith('--') ? word : shellWord(word))),
      ...[more].filter(Boolean),
      `--controls ${shellWord(address)}`,
    ],
  )
  return steps === undefined || only ? line : `printf '%s' ${shellJson({ steps })} | ${line}`
}

const toOption = ([name, value]: [string, unknown]): string[] =>
  name === 'problems' ? [`--${name}`] : [`--${name}`, String(value)]

const stepOptions = ['operation', 'path', 'method', 'status', 'latency', 'jitter', 'chance', 'count', 'skip']

function toOptions(step: Asked): string[] | undefined {
  const given = Object.entries(step).filter(([, value]) => value !== undefined)
  if (given.some(([name]) => !stepOptions.includes(name))) return undefined
  return given.flatMap(([name, value]) => [
    `--${name}`,
    name === 'method' ? String(value).toLowerCase() : String(value),
  ])
}
