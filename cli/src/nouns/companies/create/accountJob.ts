import type { Client, PartnerAccount, User } from '@heed/contracts'
import { chooseAccount } from '../../../command/accounts.ts'
import type { Context } from '../../../command/context.ts'
import { realTime } from '../../../io/realTime.ts'
import type { Caller } from '../../../job/caller.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { createRequestIdCollector, type RequestIdCollector } from '../../../job/journal/requestIds.ts'
import { createProgress, type Progress } from '../../../job/progress.ts'
import { type AccountSnapshot, fetchAccountSnapshot } from './survey.ts'

export interface AccountJob {
  context: Context
  client: Client
  call: Caller
  stop: AbortSignal
  progress: Progress
  requestIds: RequestIdCollector
  user: User
  account: PartnerAccount
  survey: AccountSnapshot
}

export interface AccountJobRequest {
  partner: string | undefined
  concurrency: number
}

export async function prepareAccountJob(
  context: Context,
  { partner, concurrency }: AccountJobRequest,
): Promise<AccountJob> {
  const requestIds = createRequestIdCollector()
  const client = await context.client({ oneTry: true, connections: concurrency, requestId: requestIds.next })
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, concurrency)
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const account = chooseAccount(user.superForAccounts, partner)
  const survey = await fetchAccountSnapshot(client, call, account)
  return { context, client, call, stop, progress, requestIds, user, account, survey }
}
