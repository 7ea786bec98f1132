import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../app/RootContext.tsx'
import { type Abilities, type Ability, abilities } from './abilities.ts'
import { EmployeesStore } from './EmployeesStore.ts'

/** The employees of the company that is open; for observers. */
export const useEmployeesStore = (): EmployeesStore => useCompanyStore(EmployeesStore)

/** The sentence for what is refused, undefined for what is allowed: fits `disabledReason` of an action. */
type Reasons = { [Name in Exclude<keyof Abilities, 'showsDelete'>]: string | undefined } & {
  showsDelete: boolean
}

/** What the signed-in person may do here, with the reason where not; for observers. */
export function useAbilities(): Reasons {
  const { t } = useTranslation()
  const { user } = useRoot().session
  const company = useCompany()
  if (!user) throw new Error('Nobody is signed in')
  const own = abilities(user, company)
  const reason = (ability: Ability): string | undefined => {
    if (ability === null) return undefined
    return ability === 'viewer' ? t('employees.viewerReason') : t('employees.limitReached')
  }
  return {
    edit: reason(own.edit),
    delete: reason(own.delete),
    add: reason(own.add),
    createList: reason(own.createList),
    changeList: reason(own.changeList),
    addToList: reason(own.addToList),
    showsDelete: own.showsDelete,
  }
}
