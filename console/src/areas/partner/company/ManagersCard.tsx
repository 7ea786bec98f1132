import Add from 'virtual:icon/Add'
import type { Company, Manager, PartnerAccount } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ManagersSection } from '../../../parts/managers/ManagersSection.tsx'
import { createManagerList } from '../../../parts/managers/managerList.ts'
import { toCompanyScope } from '../../../parts/managers/managing.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { useAccountExportName } from '../useAccountExportName.ts'
import type { CompanyStore } from './CompanyStore.ts'

const AddManagerDialog = createLazyOverlay(
  async () => (await import('../../../parts/managers/AddManagerDialog.tsx')).AddManagerDialog,
)

type Props = { account: PartnerAccount; store: CompanyStore }

export const ManagersCard = observer(function ManagersCard({ account, store }: Props) {
  const company = store.info.value
  return company ? (
    <Managers account={account} store={store} company={company} />
  ) : (
    <CardSkeleton height={240} />
  )
})

const Managers = observer(function Managers({ account, store, company }: Props & { company: Company }) {
  const { t } = useTranslation()
  const draftPrefix = `partner/company/${String(store.companyId)}`
  const [isAdding, setAdding] = useDraftFlag(`${draftPrefix}/manager`)
  const [list] = useState(() => createManagerList(async () => store.info.value?.managers ?? []))
  const actions = useManagerActions()
  const { managers = [] } = company
  const scope = toCompanyScope(company)
  const title = t('partner.managers')
  const fileName = useAccountExportName(account)(scope.name, title)
  useEffect(() => void (company && list.refresh()), [list, company])
  const getMenuActions = (manager: Manager) =>
    actions(
      {
        of: scope,
        everybody: managers,
        sendLogin: (email) => store.sendLogin(email),
        sendBillsTo: (email) => store.sendBillsTo(email),
        remove: (email) => store.removeManager(email),
      },
      manager,
    )
  const addAction = {
    key: 'add',
    label: t('settings.admins.add'),
    icon: <Add />,
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
      {isAdding && (
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
