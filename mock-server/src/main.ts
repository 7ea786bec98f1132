import { setFlagsFromString } from 'node:v8'
import { createServer, type Server } from './createServer.ts'
import { listPeople } from './desk/people.ts'
import { pickOnePerRole, renderPeopleTable } from './desk/peopleTable.ts'
import { runWithWorld, splitCommand } from './exec.ts'
import { formatHostWarning } from './hostWarning.ts'
import { readOptions, UsageError } from './readOptions.ts'
import { DataFileError } from './store/disk/DataFileError.ts'

const { HEED_CONSOLE: consoleFolder, HEED_DESK: deskFolder, HEED_BAR: bar } = process.env

const printToStderr = (line: string) => process.stderr.write(`${line}\n`)
const serverDetails = {
  report: printToStderr,
  ...(consoleFolder ? { consoleFolder } : {}),
  ...(deskFolder ? { deskFolder } : {}),
}

// On large machines the heap would grow to several times the live data (U-2).
setFlagsFromString('--heap-growing-percent=50')

async function main([command, ...otherArguments]: readonly string[]): Promise<void> {
  if (command === 'exec') await runCommand(otherArguments)
  else await startServer(command === undefined ? [] : [command, ...otherArguments])
}

async function runCommand(args: readonly string[]): Promise<void> {
  const { ownArguments, command } = splitCommand(args)
  const { host, port, server } = readOptions(ownArguments, { PORT: '0' })
  process.exitCode = await runWithWorld(command, { ...server, ...serverDetails }, { host, port })
}

async function startServer(args: readonly string[]): Promise<void> {
  const { host, port, contentPort, server: options } = readOptions(args, process.env)
  const server = await createServer({ ...options, ...serverDetails, bar: bar !== 'off' })
  const { site, default: liveWorld } = server.worlds
  await server.listen({ host, port, contentPort }).catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void closeServer(server))
  const { address } = site
  const people = await listPeople(liveWorld, address, pickOnePerRole)
  console.log(`ready ${address}/\n${renderPeopleTable(people)}\n  everyone else: ${address}/_mock/people`)
  const warning = formatHostWarning(host, site)
  if (warning) printToStderr(warning)
}

/** A second signal ends the process immediately. */
async function closeServer(server: Server): Promise<void> {
  await server.close().catch(reportFailure)
  process.exit()
}

function reportFailure(error: unknown): void {
  process.exitCode = 1
  console.error(formatError(error))
}

function formatError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use; choose another one with --port N or --content-port N`
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Can't listen: ${error.message}`
  return error instanceof UsageError || error instanceof DataFileError ? error.message : error
}

await main(process.argv.slice(2)).catch(reportFailure)
