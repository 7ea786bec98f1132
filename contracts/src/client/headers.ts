export const appVersion = '2.13.4'

export interface HeaderValues {
  requestId: string
  accountDomain: string
  clientLocation: string
  token?: string | undefined
}

export function createApiHeaders({
  requestId,
  accountDomain,
  clientLocation,
  token,
}: HeaderValues): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Request-Id': requestId,
    'X-App-Version': appVersion,
    'X-Account-Domain': accountDomain,
    'X-Client-Location': clientLocation,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
