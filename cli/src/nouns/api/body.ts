import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Parameter } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { utf8Text } from '../../rows/utf8.ts'
import type { Args } from './args.ts'
import type { Called } from './operation.ts'
import { describeLine } from './typed.ts'

/** The JSON of --body FILE or of standard input with '-', as fields of the flat argument; none where there is none. */
export async function readBody(
  { streams }: Context,
  { operation, endpoint }: Called,
  parameters: readonly Parameter[],
  from: string | undefined,
): Promise<Args> {
  if (from === undefined) return {}
  if (!endpoint.body) throw new Stop(`${operation} takes no body.`, exitCodes.usage, describeLine(operation))
  const document = parse(from === '-' ? await buffer(streams.input) : await readFile(from), from)
  const inBody = parameters.filter((one) => one.in === 'body').map(({ name }) => name)
  if (endpoint.bodyAs === 'value') return { [inBody[0] ?? '']: document }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Stop(`${label(from)} is no JSON object.`, exitCodes.usage, describeLine(operation))
  const names = new Set([...inBody, ...(endpoint.repeats ?? [])])
  const unknown = Object.keys(document).find((name) => !names.has(name))
  if (unknown !== undefined) {
    throw new Stop(
      `${label(from)} holds "${unknown}", which ${operation} does not take.`,
      exitCodes.usage,
      `There are: ${inBody.join(', ') || 'no fields'}`,
    )
  }
  return document as Args
}

const label = (from: string): string => (from === '-' ? 'Standard input' : from)

function parse(bytes: Uint8Array, from: string): unknown {
  const content = utf8Text(bytes, label(from))
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Stop(`${label(from)} is not JSON: ${(error as Error).message}`, exitCodes.usage)
  }
}
