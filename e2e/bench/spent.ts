import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a program took from its start to its end. */
export interface Spent {
  seconds: number
  /** Seconds of processor time: steadier than the clock where others share the machine. */
  processor: number
  /** Peak memory. */
  megabytes: number
}

const script = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.error('spent ' + (userCPUTime + systemCPUTime) + ' ' + maxRSS)
})`

/** Node's options by which a program tells what it took, on standard error as it ends. */
export const telling = ['--import', `data:text/javascript,${encodeURIComponent(script)}`] as const

/** Waits for a program started with `telling`, its standard error piped; throws when it ends otherwise than expected. */
export async function spentBy(start: () => ChildProcess, expected = 0): Promise<Spent> {
  const started = performance.now()
  const child = start()
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  const [code] = (await once(child, 'close')) as [number]
  const seconds = (performance.now() - started) / 1000
  if (code !== expected) throw new Error(`ended with ${code}: ${output}`)
  const [, microseconds, kibibytes] = /spent (\d+) (\d+)/.exec(output) ?? []
  return { seconds, processor: Number(microseconds) / 1e6, megabytes: Number(kibibytes) / 1024 }
}
