import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useSwitchCompany } from '../../../app/leave/useSwitchCompany.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { SideBySide, Stack } from '../../../ui/layout.ts'
import { TextPlaceholder } from '../../../ui/text/TextPlaceholder.tsx'
import { EditableTitle } from '../../../ui/titles/EditableTitle.tsx'
import { AccountStore } from '../AccountStore.ts'
import { SellingDisabledNotice } from '../SellingDisabledNotice.tsx'
import { PackageCard } from '../views/PackageCard.tsx'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { type CompanyStore, CompanyStoreCache } from './CompanyStore.ts'
import { EditSubscriptionDialog } from './EditSubscriptionDialog.tsx'
import { hasActiveSubscription } from './editForm.ts'
import { ManagersCard } from './ManagersCard.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { useCompanySummary } from './useCompanySummary.ts'
import { useCompanyRemoval } from './useEndings.tsx'
import { useCompanyRename } from './useRenaming.ts'

const Company = observer(function Company({ account }: AccountProps) {
  const { t } = useTranslation()
  const companies = useAccountStore(account, CompanyStoreCache)
  const { history } = useRoot()
  const id = parseId(useParams().companyId)
  const backLink = {
    to: history.getLastLink(paths.partnerCompanies({ partnerId: account.id })),
    label: t('shell.backToCompanies'),
  }
  if (id === undefined) {
    return <MissingPage title={t('shell.notFound')} text={t('shell.notFoundText')} back={backLink} />
  }
  return <CompanyDetail key={id} account={account} store={companies.get(id)} back={backLink} />
})

const exampleActivity = { active: { value: 10 } }

const exampleCompany = {
  users_total: 100,
  status: { trainings: exampleActivity, assessments: exampleActivity },
}

type Props = AccountProps & { store: CompanyStore; back: { to: string; label: string } }

const CompanyDetail = observer(function OneCompany({ account, store, back }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { clock } = useRoot()
  const switchCompany = useSwitchCompany()
  const accountStore = useAccountStore(account, AccountStore)
  const [isEditing, setEditing, stayOpen] = useDraftFlag(
    `partner/company/${String(store.companyId)}/editing`,
    'person',
  )
  const [isRenaming, setRenaming] = useState(false)
  const summarize = useCompanySummary()
  const renameCompany = useCompanyRename(store, setRenaming)
  useLeaveGuard(isRenaming, { words: store.info.value ? { company: getCompanyName(store.info.value) } : {} })
  useEffect(() => {
    void store.load()
    void accountStore.load()
    void accountStore.loadPlans()
  }, [store, accountStore])
  useRefresh(() => void store.info.refresh())
  const refetch = () => void accountStore.overview.refresh()
  const endCompany = useCompanyRemoval(account, (outcome) => {
    if (outcome === 'deleted') void navigate(back.to)
    else refetch()
  })
  if (store.info.failure?.kind === 'notFound') {
    return <MissingPage title={t('shell.notFound')} text={t('shell.notFoundText')} back={back} />
  }
  const company = store.info.value
  const plans = accountStore.plans.value
  const name = company && getCompanyName(company)
  const editAction = {
    key: 'edit',
    label: t(company && !hasActiveSubscription(company) ? 'partner.reactivate' : 'partner.editSubscription'),
    pending: !company,
    onRun: () => setEditing(true),
    disabledReason:
      accountStore.sellingRefusal ??
      (plans ? undefined : (accountStore.plans.error ?? t('partner.plansComing'))),
  }
  const deactivate = {
    key: 'deactivate',
    label: t('partner.deactivate'),
    hidden: company && !hasActiveSubscription(company),
    pending: !company,
    danger: true,
    onRun: () => endCompany.deactivate(store),
  }
  return (
    <ResourcePage
      of={store.info}
      missing={{ title: t('shell.notFound'), text: t('shell.notFoundText') }}
      title={name}
      heading={name && <EditableTitle title={name} rename={renameCompany} />}
      back={back}
      summary={
        company ? (
          summarize(company)
        ) : (
          <TextPlaceholder text={summarize({ ...exampleCompany, created: clock.now() })} />
        )
      }
      primary={{
        key: 'dashboard',
        label: t('partner.toDashboard'),
        onRun: () => switchCompany(store.companyId),
      }}
      menu={[
        { key: 'delete', label: t('partner.delete'), danger: true, onRun: () => endCompany.remove(store) },
      ]}
    >
      <SellingDisabledNotice account={account} />
      <SideBySide>
        <Stack>
          <SubscriptionCard company={company} actions={[editAction, deactivate]} />
          <SettingsCard store={store} />
        </Stack>
        <Stack>
          <ManagersCard account={account} store={store} />
          <PackageCard account={account} company={store} />
        </Stack>
      </SideBySide>
      {isEditing && company && plans && (
        <EditSubscriptionDialog
          {...{ account, store, company, plans }}
          onClose={() => setEditing(false)}
          onSaved={refetch}
          onSolving={stayOpen}
        />
      )}
      {endCompany.dialogs}
    </ResourcePage>
  )
})

export const CompanyPage = withAccount(Company)
