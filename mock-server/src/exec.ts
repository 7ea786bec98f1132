import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { createServer, type ServerOptions } from './createServer.ts'
import { listPeople } from './desk/people.ts'
import { pickOnePerRole } from './desk/peopleTable.ts'
import { formatHostWarning } from './hostWarning.ts'
import { UsageError } from './readOptions.ts'

export function splitCommand(args: readonly string[]): {
  ownArguments: string[]
  command: [string, ...string[]]
} {
  const separatorIndex = args.indexOf('--')
  const [program, ...programArguments] = separatorIndex < 0 ? [] : args.slice(separatorIndex + 1)
  if (program === undefined) throw new UsageError('Enter a command to run: exec [--scenario NAME] -- COMMAND')
  return { ownArguments: args.slice(0, separatorIndex), command: [program, ...programArguments] }
}

/** Returns the command's exit code, 128 plus the number of its signal, or 127 if there is no such command. */
export async function runWithWorld(
  command: readonly [string, ...string[]],
  options: ServerOptions,
  listenAddress: { host: string; port: number },
): Promise<number> {
  const server = await createServer(options)
  try {
    const address = await server.listen(listenAddress)
    const { site, default: liveWorld } = server.worlds
    const warning = formatHostWarning(listenAddress.host, site)
    if (warning) options.report?.(warning)
    const tokens = (await listPeople(liveWorld, address, pickOnePerRole)).map(
      ({ role, token }): [string, string] => [`HEED_TOKEN_${role.toUpperCase()}`, token],
    )
    return await runCommand(command, {
      HEED_API: `${address}/api`,
      HEED_MOCK: address,
      HEED_CONTROLS: `${address}/_mock`,
      ...(site.isLoopback ? {} : { HEED_DESK_KEY: site.deskKey }),
      ...Object.fromEntries(tokens),
    })
  } finally {
    await server.close()
  }
}

async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const forwardSignal = (signal: NodeJS.Signals) => void child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, forwardSignal)
  try {
    const [code, signal]: (number | NodeJS.Signals | null)[] = await once(child, 'close')
    if (typeof code === 'number') return code
    return 128 + (typeof signal === 'string' ? constants.signals[signal] : 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      process.stderr.write(`Command not found: ${program}\n`)
      return 127
    }
    throw error
  } finally {
    for (const signal of signals) process.off(signal, forwardSignal)
  }
}
