import type { Transport, TransportRequest } from '@heed/contracts'

const unauthorizedStatus = 401

export interface TokenHolder {
  token?: string
}

export type RenewToken = (refusedToken: string) => Promise<string | undefined>

/** Retries a refused call once with the new token, which also replaces an expired token in file URLs. */
export function retryWithNewToken(send: Transport, holder: TokenHolder, renew: RenewToken): Transport {
  const expiredTokens: string[] = []

  function withCurrentToken(request: TransportRequest, token: string): TransportRequest {
    const { headers } = request
    return {
      ...request,
      url: expiredTokens.reduce(
        (url, expiredToken) => url.replaceAll(encodeURIComponent(expiredToken), encodeURIComponent(token)),
        request.url,
      ),
      ...(headers.Authorization ? { headers: { ...headers, Authorization: `Bearer ${token}` } } : {}),
    }
  }

  return async (request) => {
    const { token: sentToken = '' } = holder
    const answer = await send(withCurrentToken(request, sentToken))
    if (answer.status !== unauthorizedStatus) return answer
    const token = await renew(sentToken)
    if (token === undefined) return answer
    // Reads the rest of the response to free the connection.
    await answer.bytes()
    expiredTokens.push(sentToken)
    holder.token = token
    return send(withCurrentToken(request, token))
  }
}
