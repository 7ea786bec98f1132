import { resolve } from 'node:path'
import { normalizeAddress } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { toKebabCase } from '../../io/words.ts'
import type { RunHeader } from '../../job/journal/types.ts'
import type { RerunOptions } from '../../nouns/runs/kinds.ts'
import type { RowValues } from '../fields.ts'
import type { RetypedOption, RowRecord, RowRunOptions } from './rowRecord.ts'

const hasAddress = (value: unknown): boolean => String(value).includes('@')
const hashTyped = (text: string): string => hashJson(normalizeAddress(text))

const getRetypedValue = ({ argument, values }: RowValues, option: RetypedOption | undefined): string =>
  option === 'managerEmail' ? argument : option === 'recipients' ? String(values.recipients ?? '') : ''

function replaceRetypedValue(
  { argument, values }: RowValues,
  option: RetypedOption | undefined,
  text: string | undefined,
): RowValues {
  if (option === 'managerEmail') return { argument: text ?? '', values }
  return option === 'recipients'
    ? { argument, values: { ...values, recipients: text } }
    : { argument, values }
}

const isRetyped = (option: RetypedOption | undefined): option is RetypedOption => option !== undefined

/** A resumed run may start in another folder. */
const resolveOutputPath = ({ argument, values }: RowValues): RowValues => ({
  argument,
  values: typeof values.out === 'string' ? { ...values, out: resolve(values.out) } : values,
})

export function toStoredValues(typedValues: RowValues, { retyped }: RowRecord): RowRunOptions {
  const typed = resolveOutputPath(typedValues)
  const text = getRetypedValue(typed, retyped)
  const isTypedAgain = isRetyped(retyped) && hasAddress(text)
  const { argument, values } = isTypedAgain ? replaceRetypedValue(typed, retyped, undefined) : typed
  if ([argument, ...Object.values(values)].some(hasAddress))
    return { argument: '', values: {}, isIncomplete: true }
  if (!isTypedAgain) return { argument, values }
  const term = retyped === 'managerEmail' ? '<address>' : '<addresses>'
  return {
    argument,
    values,
    typedAgain: [`--${toKebabCase(retyped)} ${term}`],
    retypedHash: hashTyped(text),
  }
}

export function restoreTypedValues(
  { id, options }: RunHeader<RowRunOptions>,
  { retyped }: RowRecord,
  rerunOptions: RerunOptions,
): RowValues {
  const { retypedHash, typedAgain = [], isIncomplete } = options
  const stop = (message: string, ...hints: string[]) => new Stop(message, exitCodes.usage, ...hints)
  if (isIncomplete) {
    throw stop(
      `The options of run ${id} weren't stored, because they contain an email address.`,
      `To see which rows are left: heed runs results ${id}`,
    )
  }
  if (retypedHash === undefined || !isRetyped(retyped)) return options
  const text = rerunOptions[retyped]
  if (text === undefined)
    throw stop(`Run ${id} used an email address that isn't stored.`, `Add ${typedAgain.join(' ')}`)
  if (hashTyped(text) !== retypedHash)
    throw stop(`Run ${id} used a different email address.`, 'Use the same address as in that run.')
  return replaceRetypedValue(options, retyped, text)
}
