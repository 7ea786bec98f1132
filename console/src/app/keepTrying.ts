import { ApiError, type RetryPolicy, retry } from '@heed/contracts'

export type KeepTrying = <T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  when?: (error: ApiError) => boolean,
) => Promise<T>

/** Retrying can't fix a refused token or a response that breaks the contract (S0 section 4). */
const mayHeal = ({ kind }: ApiError) => kind !== 'unauthorized' && kind !== 'contract'

/** `onFailure` is called after each failure that will be retried. */
export function makeKeepTrying(
  sleep: (milliseconds: number) => Promise<void>,
  onFailure: (error: ApiError) => void,
): KeepTrying {
  return (call, policy, when = mayHeal) =>
    retry(call, {
      policy,
      sleep,
      when: (error) => {
        if (!(error instanceof ApiError) || !when(error)) return false
        onFailure(error)
        return true
      },
    })
}
