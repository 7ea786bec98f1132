import { defaultRetry } from '@heed/contracts'
import type { Context } from '../command/context.ts'
import { sleep } from '../io/sleep.ts'
import { type Caller, createCaller } from './caller.ts'
import { createConcurrencyLimiter } from './gate.ts'
import type { Progress } from './progress.ts'

export function createJobCaller(
  context: Context,
  progress: Progress,
  maxConcurrency: number,
): { call: Caller; stop: AbortSignal } {
  const { stop, abortSignal } = context.interrupts()
  const call = createCaller({
    gate: createConcurrencyLimiter(maxConcurrency),
    policy: { ...defaultRetry, times: context.flags.retries ?? defaultRetry.times },
    sleep,
    random: Math.random,
    stop,
    abortSignal,
    onRetry: (retry) => progress.showRetry(retry),
    ...context.retrying,
  })
  return { call, stop }
}
