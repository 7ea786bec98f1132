import type { Transport, TransportRequest } from '@heed/contracts'

const unauthorized = 401

/** The token of a client, which another one may take the place of. */
export interface Holder {
  token?: string
}

/** Another token in place of the one that was refused, when somebody signs in again. */
export type Renew = (refused: string) => Promise<string | undefined>

/**
 * Sends a call whose token is no longer good once more, by the sign-in that took its place. A file's address holds the
 * token too, and whoever wrote it may not know of the new one.
 */
export function renewing(send: Transport, holder: Holder, renew: Renew): Transport {
  const retired: string[] = []

  function current(request: TransportRequest, token: string): TransportRequest {
    const { headers } = request
    return {
      ...request,
      url: retired.reduce(
        (url, old) => url.replaceAll(encodeURIComponent(old), encodeURIComponent(token)),
        request.url,
      ),
      ...(headers.Authorization ? { headers: { ...headers, Authorization: `Bearer ${token}` } } : {}),
    }
  }

  return async (request) => {
    const { token: sent = '' } = holder
    const answer = await send(current(request, sent))
    if (answer.status !== unauthorized) return answer
    const token = await renew(sent)
    if (token === undefined) return answer
    // Read to its end, so that its connection is free again.
    await answer.bytes()
    retired.push(sent)
    holder.token = token
    return send(current(request, token))
  }
}
