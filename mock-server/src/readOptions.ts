import { parseArgs } from 'node:util'
import { formatFieldName } from '@heed/contracts'
import * as z from 'zod/mini'
import './server/english.ts'
import type { ServerOptions } from './createServer.ts'
import { BaseOptions } from './server/worlds/base.ts'

export interface Options {
  host: string
  port: number
  contentPort: number
  server: Pick<ServerOptions, 'base' | 'dataFile' | 'origin'>
}

export class UsageError extends Error {}

const parseNumberOption = (text: string | undefined): unknown =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : text

const portMessage = 'Must be a port number from 0 to 65535'
const Port = z.int(portMessage).check(z.gte(0, portMessage), z.lte(65535, portMessage))
const ListenOptions = z.object({ port: Port, 'content-port': Port })

const originMessage = 'Must be an address without a path, such as https://heed.example'
const Origin = z.object({
  origin: z.optional(
    z.pipe(
      z
        .url({ protocol: /^https?$/, error: originMessage })
        .check(
          z.refine(
            (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
            originMessage,
          ),
        ),
      z.transform((text) => new URL(text).origin),
    ),
  ),
})

export function readOptions(
  argumentList: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const values = parse(argumentList)
  const { port, 'content-port': contentPort } = parseOptions(ListenOptions, {
    port: parseNumberOption(values.port ?? (env.PORT || '4200')),
    'content-port': parseNumberOption(values['content-port'] ?? '0'),
  })
  const base = parseOptions(BaseOptions, {
    scenario: values.scenario,
    seed: parseNumberOption(values.seed),
    now: values.now,
    employees: parseNumberOption(values.employees),
    language: values.language,
  })
  // Behind a development server, use its address.
  const { origin } = parseOptions(Origin, { origin: values.origin ?? (env.HEED_ADDRESS || undefined) })
  const secret = env.HEED_SECRET || undefined
  const givenOptions = Object.fromEntries(
    Object.entries({ ...base, secret }).filter(([, value]) => value !== undefined),
  )
  return {
    host: values.host ?? '127.0.0.1',
    port,
    contentPort,
    server: {
      base: givenOptions,
      ...(origin === undefined ? {} : { origin }),
      ...(values.data === undefined ? {} : { dataFile: values.data }),
    },
  }
}

function parse(argumentList: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    port: text,
    'content-port': text,
    host: text,
    origin: text,
    employees: text,
    language: text,
    scenario: text,
    seed: text,
    now: text,
    data: text,
  }
  try {
    return parseArgs({ args: [...argumentList], options, strict: true, allowPositionals: false }).values
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${line?.replace(/\.?$/, '.')} Known options: ${names.join(', ')}`)
  }
}

function parseOptions<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UsageError(`--${formatFieldName(issue?.path ?? [])}: ${issue?.message}`)
}
