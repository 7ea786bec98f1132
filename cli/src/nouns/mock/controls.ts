import type { Controls } from '@heed/contracts/controls'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { parseApiAddress } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explainError, isApiError } from '../../io/network/explainError.ts'

export interface MockTarget {
  world?: string | undefined
  controls?: string | undefined
}

/** The default world has no path. */
const defaultWorld = 'default'
const worldPath = /\/w\/[^/]+$/

export function getControlsAddress(
  { world, controls }: MockTarget,
  address: string | undefined,
  api: string,
): string {
  const givenAddress = controls ?? (address || undefined)
  const site =
    givenAddress === undefined
      ? api.replace(/\/api$/, '')
      : parseApiAddress(givenAddress).replace(/\/_mock$/, '')
  if (world === undefined) return `${site}/_mock`
  const server = site.replace(worldPath, '')
  return world === defaultWorld ? `${server}/_mock` : `${server}/w/${encodeURIComponent(world)}/_mock`
}

const unsentOptions: ReadonlySet<string> = new Set<keyof TargetOptions>([
  'world',
  'controls',
  'yes',
  'force',
  'out',
])

interface TargetOptions extends MockTarget {
  yes?: boolean
  force?: boolean
  out?: string | undefined
}

export type ControlOptions<O> = { [K in Exclude<keyof O, keyof TargetOptions>]?: Exclude<O[K], undefined> }

/** Leaves omitted options out of the call, so that the server chooses defaults. */
const selectParams = <O extends object>(options: O): ControlOptions<O> =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && !unsentOptions.has(name)),
  ) as ControlOptions<O>

export async function withControls<T, O extends TargetOptions>(
  context: Context,
  options: O,
  callControls: (controls: Controls, params: ControlOptions<O>) => Promise<T>,
): Promise<T> {
  const { api } = await context.settings()
  const address = getControlsAddress(options, context.env.HEED_CONTROLS, api)
  const controls = await context.controls(address, context.env.HEED_DESK_KEY || undefined)
  try {
    return await callControls(controls, selectParams(options))
  } catch (error) {
    throw toControlsError(error, address)
  }
}

export const createDoneOutcome = (
  { streams }: Context,
  document: Readonly<Record<string, unknown>>,
  line: string,
  ...otherLines: readonly string[]
): FactsOutcome => ({
  kind: 'facts',
  document,
  lines: [`${streams.output.paint.green('✓')} ${line}`, ...otherLines],
})

export function parseNumberArgument(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Stop(`"${text}" isn't a number.`, exitCodes.usage)
}

function toControlsError(error: unknown, address: string): unknown {
  if (!isApiError(error)) return error
  const { kind, message, fields = {}, status } = error
  if (kind === 'network') {
    const { message, code } = explainError(error, address)
    return new Stop(
      message,
      code,
      'Check the address (--controls or --api), and make sure that the mock server is running there.',
    )
  }
  if (kind === 'unauthorized') {
    return new Stop(
      `The controls at ${address} require a key.`,
      exitCodes.notAllowed,
      'Set HEED_DESK_KEY to the key the server printed when it started.',
    )
  }
  // Servers without mock controls return no data about worlds.
  if (kind === 'contract' || (kind === 'notFound' && message.endsWith(` ${status}`))) {
    return new Stop(
      `There are no mock server controls at ${address}`,
      exitCodes.failed,
      'Specify the address of the controls, such as --controls http://127.0.0.1:4200/_mock',
    )
  }
  const lines = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
  if (kind === 'validation')
    return new Stop(lines.length > 0 ? 'The request was rejected.' : message, exitCodes.usage, ...lines)
  return kind === 'notFound' || kind === 'conflict' ? new Stop(message, exitCodes.failed) : error
}
