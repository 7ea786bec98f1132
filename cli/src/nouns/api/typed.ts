import type { Parameter } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { OperationInfo } from './operation.ts'

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export type ParameterValues = ReadonlyMap<string, readonly string[]>

interface ParameterPair {
  name: string
  value: string | undefined
}

/** Use --param for parameters with the same name as one of heed's own options. */
function parsePairs(words: readonly string[], isSwitch: (name: string) => boolean): ParameterPair[] {
  const pairs: ParameterPair[] = []
  const rest = [...words]
  for (let nextArgument = rest.shift(); nextArgument !== undefined; nextArgument = rest.shift()) {
    const [, name = '', inlineValue] = /^--([^=]+)(?:=(.*))?$/s.exec(nextArgument) ?? []
    if (!name)
      throw new Stop(`Unexpected "${nextArgument}".`, exitCodes.usage, 'Write parameters as --name value.')
    const isBareSwitch =
      inlineValue === undefined && isSwitch(name) && !/^(true|false|0|1)$/.test(rest[0] ?? '')
    const value = inlineValue ?? (isBareSwitch ? undefined : rest.shift())
    pairs.push(name === 'param' ? parseNamedPair(value) : { name, value })
  }
  return pairs
}

function parseNamedPair(text = ''): ParameterPair {
  const separatorIndex = text.indexOf('=')
  if (separatorIndex > 0)
    return { name: text.slice(0, separatorIndex), value: text.slice(separatorIndex + 1) }
  throw new Stop('--param takes a name and a value.', exitCodes.usage, 'For example: --param format=scorm')
}

export function parseParameterOptions(
  { operation, addressValues }: OperationInfo,
  parameters: readonly Parameter[],
  words: readonly string[],
): ParameterValues {
  const parametersByName = new Map(
    parameters.flatMap((parameter) =>
      [parameter.name, toKebab(parameter.name)].map((name) => [name, parameter]),
    ),
  )
  const isSwitch = (name: string) => parametersByName.get(name)?.flag === true
  const typedValues = new Map<string, string[]>()
  const take = ({ name, value }: ParameterPair) => {
    const parameter = parametersByName.get(name)
    if (!parameter) throw createUnknownParameterStop(operation, name, parameters)
    if (value === undefined && !isSwitch(name))
      throw new Stop(`--${name} needs a value.`, exitCodes.usage, formatDescribeHint(operation))
    const values = [...(typedValues.get(parameter.name) ?? []), value ?? 'true']
    if (values.length > 1 && !parameter.many)
      throw new Stop(`--${name} was given twice, but takes only one value.`, exitCodes.usage)
    typedValues.set(parameter.name, values)
  }
  for (const [name, value] of addressValues) take({ name, value })
  for (const pair of parsePairs(words, isSwitch)) take(pair)
  return typedValues
}

export const formatDescribeHint = (operation: string): string =>
  `See the call's parameters: heed api --describe ${operation}`

function createUnknownParameterStop(operation: string, name: string, parameters: readonly Parameter[]): Stop {
  const names = parameters.map((parameter) => `--${parameter.name}`)
  return new Stop(
    `${operation} has no parameter --${name}.`,
    exitCodes.usage,
    names.length > 0 ? `Parameters: ${names.join(' ')}` : 'It has no parameters.',
  )
}
