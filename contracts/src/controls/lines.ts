import type { Args, Endpoint } from '../endpoints/declarations/declare.ts'
import { listParamNames } from '../endpoints/declarations/declare.ts'
import { toWireRequest } from '../endpoints/request.ts'
import { formatHeedLine, quoteShellJson, quoteShellWord } from '../rules/commandLine.ts'
import { controls } from './controls.ts'

type AllControls = typeof controls

export type ControlCall =
  | CallUnion<AllControls>
  | { control: 'snapshots.load'; args: { name: string }; file: string }
  | { control: 'journal.replay'; file: string }

type CallUnion<All> = {
  [A in keyof All & string]: {
    [N in keyof All[A] & string]: { control: `${A}.${N}`; args?: Args<All[A][N]>; file?: undefined }
  }[keyof All[A] & string]
}[keyof All & string]

type ControlArgs = Readonly<Record<string, unknown>>

const commandFormats: Partial<
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
const omittedNames = ['page', 'size', 'search', '_page', '_limit']

export function formatControlLines(address: string, call: ControlCall): { curl: string; heed: string } {
  const { control, file } = call
  const args: ControlArgs = ('args' in call && call.args) || {}
  const [area = '', name = ''] = control.split('.')
  const endpoint: Endpoint | undefined = (controls as Record<string, Record<string, Endpoint>>)[area]?.[name]
  if (!endpoint) throw new Error(`There is no control ${control}`)
  const formattedCall = { endpoint, args, file }
  return { curl: formatCurl(address, formattedCall), heed: formatHeed(address, control, formattedCall) }
}

interface FormattedCall {
  endpoint: Endpoint
  args: ControlArgs
  file: string | undefined
}

function formatCurl(address: string, { endpoint, args, file }: FormattedCall): string {
  const { method, path, body } = toWireRequest(endpoint, args)
  const isSent = Object.keys(Object(body)).length > 0
  const dataOption =
    file !== undefined ? ` -d ${quoteShellWord(`@${file}`)}` : isSent ? ` -d ${quoteShellJson(body)}` : ''
  const defaultMethod = dataOption === '' ? 'GET' : 'POST'
  return `curl ${method === defaultMethod ? '' : `-X ${method} `}${quoteShellWord(`${address}${path}`)}${dataOption}`
}

function formatHeed(
  address: string,
  control: ControlCall['control'],
  { endpoint, args, file }: FormattedCall,
): string {
  const {
    words = control.replace('.', ' '),
    bare = listParamNames(endpoint.path),
    more = '',
  } = commandFormats[control] ?? {}
  const givenEntries = Object.entries(args).filter(
    ([name, value]) => value !== undefined && !omittedNames.includes(name),
  )
  const { steps } = args
  const onlyStepOptions =
    Array.isArray(steps) && steps.length === 1 ? formatStepOptions(steps[0] as ControlArgs) : undefined
  const options =
    steps === undefined
      ? givenEntries.filter(([name]) => !bare.includes(name)).flatMap(toOption)
      : (onlyStepOptions ?? ['--file', '-'])
  const line = formatHeedLine(
    `heed mock ${words}`,
    [
      ...givenEntries.filter(([name]) => bare.includes(name)).map(([, value]) => String(value)),
      ...(file === undefined ? [] : [file]),
    ],
    [
      ...options.map((word) => (word.startsWith('--') ? word : quoteShellWord(word))),
      ...[more].filter(Boolean),
      `--controls ${quoteShellWord(address)}`,
    ],
  )
  return steps === undefined || onlyStepOptions ? line : `printf '%s' ${quoteShellJson({ steps })} | ${line}`
}

const toOption = ([name, value]: [string, unknown]): string[] =>
  name === 'problems' ? [`--${name}`] : [`--${name}`, String(value)]

const faultStepOptionNames = [
  'operation',
  'path',
  'method',
  'status',
  'latency',
  'jitter',
  'chance',
  'count',
  'skip',
]

function formatStepOptions(step: ControlArgs): string[] | undefined {
  const givenEntries = Object.entries(step).filter(([, value]) => value !== undefined)
  if (givenEntries.some(([name]) => !faultStepOptionNames.includes(name))) return undefined
  return givenEntries.flatMap(([name, value]) => [
    `--${name}`,
    name === 'method' ? String(value).toLowerCase() : String(value),
  ])
}
