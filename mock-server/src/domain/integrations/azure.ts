/** Demo values: this tenant rejects every app, and every sync with this secret fails. */
export const unknownTenantId = '00000000-0000-0000-0000-000000000000'
export const expiredSecret = 'expired-secret'

interface AzureCredentials {
  tenant: string
  clientId: string
  clientSecret: string
}

const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const getTenantRefusal = ({ tenant }: Pick<AzureCredentials, 'tenant'>): string | null =>
  !guidPattern.test(tenant) || tenant === unknownTenantId
    ? `AADSTS90002: Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID.`
    : null

export function getAzureRefusal({ tenant, clientId }: AzureCredentials): string | null {
  const refusal = getTenantRefusal({ tenant })
  if (refusal !== null) return refusal
  if (!guidPattern.test(clientId)) {
    return `AADSTS700016: Application with identifier '${clientId}' was not found in the directory '${tenant}'.`
  }
  return null
}

export const hasExpiredSecret = ({ clientSecret }: Pick<AzureCredentials, 'clientSecret'>): boolean =>
  clientSecret === expiredSecret
export const expiredSecretText = 'AADSTS7000222: The provided client secret keys are expired.'
