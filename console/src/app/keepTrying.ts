import { ApiError, type RetryPolicy, retry } from '@heed/contracts'

/** Runs a call again and again while trying again can help. */
export type KeepTrying = <T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  when?: (error: ApiError) => boolean,
) => Promise<T>

/** A refused token stays refused, and an answer that does not fit will not fit later (S0 section 4). */
const mayHeal = ({ kind }: ApiError) => kind !== 'unauthorized' && kind !== 'contract'

/** `onFailure` hears of each try that failed and is followed by another one. */
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
