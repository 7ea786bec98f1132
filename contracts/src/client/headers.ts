/** Version of the console the platform knows (S0 section 9). */
export const appVersion = '2.13.4'

export interface HeaderFacts {
  requestId: string
  accountDomain: string
  /** Where the caller is: the page's address, or the command. */
  clientLocation: string
  token?: string | undefined
}

/** Headers of every call; a signed-out caller sends no token (S0 section 7). */
export function apiHeaders({
  requestId,
  accountDomain,
  clientLocation,
  token,
}: HeaderFacts): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Request-Id': requestId,
    'X-App-Version': appVersion,
    'X-Account-Domain': accountDomain,
    'X-Client-Location': clientLocation,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
