import type { PartnerAccount, User } from '@heed/contracts'
import { chooseAccount } from '../../../command/accounts.ts'
import type { Context } from '../../../command/context.ts'
import { type StartedJob, startJob } from '../../../job/startJob.ts'
import { type AccountSnapshot, fetchAccountSnapshot } from './survey.ts'

export interface AccountJob extends StartedJob {
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
  const job = await startJob(context, concurrency)
  const { client, call } = job
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  const account = chooseAccount(user.superForAccounts, partner)
  return { ...job, user, account, survey: await fetchAccountSnapshot(client, call, account) }
}
