/** Addresses of the area, in the form with a slash at the end (S2 section 2.1). */
export const employeesPath = '/users/'
export const listPath = (listId: number): string => `/users/list/${listId}/`

/** An employee, or an employee seen from a list. */
export const employeePath = (email: string, listId?: number): string =>
  `${listId === undefined ? '/users' : `/users/list/${listId}`}/user/${encodeURIComponent(email)}/`

export const integrationsPath = '/settings/integrations/'
export const upgradePath = '/subscriptions/upgrade/'
