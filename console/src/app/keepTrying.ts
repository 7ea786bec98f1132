import { ApiError, type RetryPolicy, retry } from '@heed/contracts'

export type RetryFunction = <T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  shouldRetry?: (error: ApiError) => boolean,
) => Promise<T>

/** Retrying can't fix a refused token or a response that breaks the contract (S0 section 4). */
const isTransient = ({ kind }: ApiError) => kind !== 'unauthorized' && kind !== 'contract'

/** `onFailure` is called after each failure that will be retried. */
export function createRetryFunction(
  sleep: (milliseconds: number) => Promise<void>,
  onFailure: (error: ApiError) => void,
): RetryFunction {
  return (call, policy, shouldRetry = isTransient) =>
    retry(call, {
      policy,
      sleep,
      shouldRetry: (error) => {
        if (!(error instanceof ApiError) || !shouldRetry(error)) return false
        onFailure(error)
        return true
      },
    })
}
