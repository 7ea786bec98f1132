import type { Client } from '@heed/contracts'
import type { Context } from '../command/context.ts'
import { realTime } from '../io/realTime.ts'
import type { Caller } from './caller.ts'
import { createJobCaller } from './jobCaller.ts'
import { createRequestIdCollector, type RequestIdCollector } from './journal/requestIds.ts'
import { createProgress, type Progress } from './progress.ts'

export interface StartedJob {
  context: Context
  client: Client
  call: Caller
  stop: AbortSignal
  progress: Progress
  requestIds: RequestIdCollector
}

export async function startJob(context: Context, concurrency: number): Promise<StartedJob> {
  const requestIds = createRequestIdCollector()
  const client = await context.client({ oneTry: true, connections: concurrency, requestId: requestIds.next })
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, concurrency)
  return { context, client, call, stop, progress, requestIds }
}
