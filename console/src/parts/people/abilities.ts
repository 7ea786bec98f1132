import {
  type Company,
  hasSingleSignOn,
  isAdminOf,
  mayAddUsers,
  mayManageUsers,
  type User,
} from '@heed/contracts'

/** Why something is refused; the page has a sentence for each. */
type Refusal = 'viewer' | 'limit'

/** null = allowed. */
export type Ability = Refusal | null

export type Abilities = {
  edit: Ability
  delete: Ability
  /** With single sign-on people are removed elsewhere, so the entry is not there at all (S2 section 2.3). */
  showsDelete: boolean
  /** Adding by hand and importing. */
  add: Ability
  createList: Ability
  changeList: Ability
  addToList: Ability
}

const first = (...refusals: Ability[]): Ability => refusals.find((refusal) => refusal !== null) ?? null

/** What the person may do with employees and lists of the company (S0 section 6, S2 section 2.3). */
export function abilities(user: User, company: Company): Abilities {
  const admin: Ability = isAdminOf(user, company) ? null : 'viewer'
  const manager: Ability = mayManageUsers(user, company) ? null : 'viewer'
  const limit: Ability = mayAddUsers(company) ? null : 'limit'
  return {
    edit: manager,
    delete: manager,
    showsDelete: !hasSingleSignOn(company),
    add: first(manager, limit),
    createList: first(admin, limit),
    changeList: admin,
    addToList: first(admin, limit),
  }
}
