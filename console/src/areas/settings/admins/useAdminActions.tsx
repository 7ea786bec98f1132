import type { Manager } from '@heed/contracts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ofCompany } from '../../../parts/managers/managing.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { AdminsStore } from './AdminsStore.ts'

export function useAdminActions(): (admin: Manager) => Action[] {
  const company = useCompany()
  const store = useCompanyStore(AdminsStore)
  const actions = useManagerActions()
  return (admin) =>
    actions(
      {
        of: ofCompany(company),
        everybody: store.everybody,
        sendLogin: (email) => store.sendLogin(email),
        sendBillsTo: (email) => store.sendBillsTo(email),
        remove: (email) => store.remove(email),
      },
      admin,
    )
}
