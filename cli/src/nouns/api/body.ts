import type { Parameter } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { getInputLabel, readJson } from '../../rows/json.ts'
import type { Args } from './args.ts'
import type { OperationInfo } from './operation.ts'
import { formatDescribeHint } from './typed.ts'

export async function readBody(
  { streams }: Context,
  { operation, endpoint }: OperationInfo,
  parameters: readonly Parameter[],
  from: string | undefined,
): Promise<Args> {
  if (from === undefined) return {}
  if (!endpoint.body)
    throw new Stop(`${operation} doesn't take a body.`, exitCodes.usage, formatDescribeHint(operation))
  const document = await readJson(streams.input, from)
  const bodyNames = parameters.filter((parameter) => parameter.in === 'body').map(({ name }) => name)
  if (endpoint.bodyAs === 'value') return { [bodyNames[0] ?? '']: document }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Stop(
      `${getInputLabel(from)} isn't a JSON object.`,
      exitCodes.usage,
      formatDescribeHint(operation),
    )
  const names = new Set([...bodyNames, ...(endpoint.repeats ?? [])])
  const unknownField = Object.keys(document).find((name) => !names.has(name))
  if (unknownField !== undefined) {
    throw new Stop(
      `${getInputLabel(from)} contains "${unknownField}", which isn't a field of ${operation}.`,
      exitCodes.usage,
      `Fields: ${bodyNames.join(', ') || 'none'}`,
    )
  }
  return document as Args
}
