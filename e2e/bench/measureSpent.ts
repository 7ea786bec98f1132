import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface ResourceUse {
  seconds: number
  processor: number
  megabytes: number
}

const script = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.error('spent ' + (userCPUTime + systemCPUTime) + ' ' + maxRSS)
})`

export const measuredNodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(script)}`] as const

/** The program must be started with `measuredNodeArgs` and a stderr pipe. Throws on an unexpected exit code. */
export async function measureResourceUse(
  start: () => ChildProcess,
  expectedExitCode = 0,
): Promise<ResourceUse> {
  const startTime = performance.now()
  const child = start()
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  const [code] = (await once(child, 'close')) as [number]
  const seconds = (performance.now() - startTime) / 1000
  if (code !== expectedExitCode) throw new Error(`ended with ${code}: ${output}`)
  const [, microseconds, kibibytes] = /spent (\d+) (\d+)/.exec(output) ?? []
  return { seconds, processor: Number(microseconds) / 1e6, megabytes: Number(kibibytes) / 1024 }
}
