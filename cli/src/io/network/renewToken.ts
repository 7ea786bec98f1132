import type { Transport, TransportRequest } from '@heed/contracts'

const unauthorized = 401

export interface TokenHolder {
  token?: string
}

export type RenewToken = (refused: string) => Promise<string | undefined>

/** Retries a refused call once with the new sign-in. File addresses also include a token, which may have expired. */
export function retryWithNewToken(send: Transport, holder: TokenHolder, renew: RenewToken): Transport {
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
    // Reads the rest of the response to free the connection.
    await answer.bytes()
    retired.push(sent)
    holder.token = token
    return send(current(request, token))
  }
}
