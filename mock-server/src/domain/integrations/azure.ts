/** For trials of what goes wrong: a directory that refuses every app, and a secret that no sync gets far with. */
export const refusingTenant = '00000000-0000-0000-0000-000000000000'
export const expiredSecret = 'expired-secret'

interface Ids {
  tenant: string
  clientId: string
  clientSecret: string
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Why there is no such directory, for whatever is connected to one: in its words; null when there is. */
export const tenantRefusal = ({ tenant }: Pick<Ids, 'tenant'>): string | null =>
  !guid.test(tenant) || tenant === refusingTenant
    ? `AADSTS90002: Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID.`
    : null

/** Why Azure AD takes no app by these ids, in its words; null when it does. */
export function azureRefusal({ tenant, clientId }: Ids): string | null {
  const refusal = tenantRefusal({ tenant })
  if (refusal !== null) return refusal
  if (!guid.test(clientId)) {
    return `AADSTS700016: Application with identifier '${clientId}' was not found in the directory '${tenant}'.`
  }
  return null
}

export const secretHasExpired = ({ clientSecret }: Pick<Ids, 'clientSecret'>): boolean =>
  clientSecret === expiredSecret
export const expiredText = 'AADSTS7000222: The provided client secret keys are expired.'
