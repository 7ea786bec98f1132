import Add from 'virtual:icon/Add'
import type { Manager, PartnerAccount } from '@heed/contracts'
import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ManagersSection } from '../../../parts/managers/ManagersSection.tsx'
import { createManagerList } from '../../../parts/managers/managerList.ts'
import { toCompanyScope } from '../../../parts/managers/managing.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { useAccountExportName } from '../useAccountExportName.ts'
import type { CompanyStore } from './CompanyStore.ts'

const AddManagerDialog = createLazyOverlay(
  async () => (await import('../../../parts/managers/AddManagerDialog.tsx')).AddManagerDialog,
)

type Props = { account: PartnerAccount; store: CompanyStore }

async function fetchManagers(store: CompanyStore, signal: AbortSignal): Promise<readonly Manager[]> {
  await when(() => store.info.value !== undefined, { signal })
  return store.info.value?.managers ?? []
}

export const ManagersCard = observer(function ManagersCard({ account, store }: Props) {
  const { t } = useTranslation()
  const company = store.info.value
  const draftPrefix = `partner/company/${String(store.companyId)}`
  const [isAdding, setAdding] = useDraftFlag(`${draftPrefix}/manager`)
  const [list] = useState(() =>
    createManagerList('companyManagers', (signal) => fetchManagers(store, signal)),
  )
  const actions = useManagerActions()
  const scope = company && toCompanyScope(company)
  const title = t('partner.managers')
  const fileName = useAccountExportName(account)(scope?.name ?? '', title)
  useEffect(() => void (company && list.refresh()), [list, company])
  const getMenuActions = (manager: Manager) =>
    scope
      ? actions(
          {
            of: scope,
            everybody: company?.managers ?? [],
            sendLogin: (email) => store.sendLogin(email),
            sendBillsTo: (email) => store.sendBillsTo(email),
            remove: (email) => store.removeManager(email),
          },
          manager,
        )
      : []
  const addAction = {
    key: 'add',
    label: t('settings.admins.add'),
    icon: <Add />,
    pending: !company,
    onRun: () => setAdding(true),
  }
  return (
    <>
      <ManagersSection
        {...{ title, list, menu: getMenuActions, add: addAction, fileName }}
        hasBills
        hasAdd
        emptyTexts={{ title: t('settings.admins.none'), text: t('settings.admins.noneText') }}
      />
      {isAdding && scope && (
        <AddManagerDialog
          draft={`${draftPrefix}/newManager`}
          scope={scope}
          add={(manager) => store.addManager(manager)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
})
