import Add from 'virtual:icon/Add'
import type { Manager } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useExportName } from '../../../app/files/useExportName.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useActionParam } from '../../../app/page/useActionParam.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ManagersSection } from '../../../parts/managers/ManagersSection.tsx'
import { toCompanyScope } from '../../../parts/managers/managing.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { AdminsStore } from './AdminsStore.ts'

function useAdminActions(): (admin: Manager) => Action[] {
  const company = useCompany()
  const store = useCompanyStore(AdminsStore)
  const actions = useManagerActions()
  return (admin) =>
    actions(
      {
        of: toCompanyScope(company),
        everybody: store.allManagers,
        sendLogin: (email) => store.sendLogin(email),
        sendBillsTo: (email) => store.sendBillsTo(email),
        remove: (email) => store.remove(email),
      },
      admin,
    )
}

const AddManagerDialog = createLazyOverlay(
  async () => (await import('../../../parts/managers/AddManagerDialog.tsx')).AddManagerDialog,
)

export const AdminsPage = observer(function AdminsPage() {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useCompanyStore(AdminsStore)
  const [isAdding, setAdding] = useDraftFlag('addingAdmin')
  const actions = useAdminActions()
  const title = t('shell.side.admins')
  const fileName = useExportName()(title)
  const addAction = {
    key: 'add',
    label: t('settings.admins.add'),
    icon: <Add />,
    onRun: () => setAdding(true),
  }
  useActionParam([addAction])
  return (
    <Page title={title} summary={t('settings.admins.summary')} primary={addAction}>
      <ManagersSection
        {...{ title, add: addAction, fileName }}
        list={store.list}
        hasBills
        menu={actions}
        emptyTexts={{ title: t('settings.admins.none'), text: t('settings.admins.noneText') }}
      />
      {isAdding && (
        <AddManagerDialog
          draft="admin"
          scope={toCompanyScope(company)}
          add={(manager) => store.add(manager)}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
})
