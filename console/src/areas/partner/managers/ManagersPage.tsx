import Add from 'virtual:icon/Add'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { ManagersSection } from '../../../parts/managers/ManagersSection.tsx'
import { toAccountScope as managing } from '../../../parts/managers/managing.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { useAccountExportName } from '../useAccountExportName.ts'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { ManagersStore } from './ManagersStore.ts'

const AddManagerDialog = createLazyOverlay(
  async () => (await import('../../../parts/managers/AddManagerDialog.tsx')).AddManagerDialog,
)

const Managers = observer(function Managers({ account }: AccountProps) {
  const { t } = useTranslation()
  const store = useAccountStore(account, ManagersStore)
  const [isAdding, setAdding] = useDraftFlag(`partner/${String(account.id)}/addingManager`)
  const actions = useManagerActions()
  const scope = managing(account)
  const title = t('shell.accountTabs.managers')
  const fileName = useAccountExportName(account)(title)
  const addAction = {
    key: 'add',
    label: t('settings.admins.add'),
    icon: <Add />,
    onRun: () => setAdding(true),
  }
  return (
    <Page title={title} summary={t('account.managers.summary', account)} primary={addAction}>
      <ManagersSection
        {...{ title, add: addAction, fileName }}
        list={store.list}
        hasBills={false}
        menu={(manager) =>
          actions({ of: scope, everybody: store.allManagers, remove: store.remove }, manager)
        }
        emptyTexts={{ title: t('account.managers.none'), text: t('account.managers.noneText') }}
      />
      {isAdding && (
        <AddManagerDialog
          draft={`partner/${String(account.id)}/newManager`}
          scope={scope}
          add={(manager) => store.add(manager)}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
})

export const ManagersPage = withAccount(Managers)
