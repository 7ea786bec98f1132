import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, startMockServer, stopProcess } from '../bench/mockServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    heed: string
    prefix: string
    mock: string
  }
}

const runNpm = (...args: string[]): string =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

function installProgram(folder: string): void {
  const [packResult] = JSON.parse(
    runNpm('pack', '--silent', '--json', './cli/dist/package', '--pack-destination', folder),
  ) as { filename: string }[]
  runNpm(
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '-g',
    '--prefix',
    folder,
    join(folder, packResult?.filename ?? ''),
  )
}

let stopServer = async (): Promise<void> => {}

export async function setup(project: TestProject): Promise<void> {
  const { prepareServer } = await import(new URL('../../mock-server/prepare.mjs', import.meta.url).href)
  await prepareServer()
  const folder = mkdtempSync(join(tmpdir(), 'heed-installed-'))
  installProgram(folder)
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  const server = await startMockServer()
  project.provide('heed', join(folder, 'bin/heed'))
  project.provide('prefix', folder)
  project.provide('mock', server.address)
  stopServer = async () => {
    await stopProcess(server.process)
    rmSync(folder, { recursive: true, force: true })
  }
}

export const teardown = (): Promise<void> => stopServer()
