import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'

export const NoCompany = observer(function NoCompany() {
  const { t } = useTranslation()
  const { session, branding } = useRoot()
  if (session.loadError) return null
  const [account] = session.user?.superForAccounts ?? []
  if (account) return <Navigate replace to={paths.partnerCompanies({ partnerId: account.id })} />
  return (
    <EmptyState
      icon={<BusinessOutlined />}
      title={t('shell.noCompany')}
      text={t('shell.noCompanyText', { email: branding.supportEmail })}
    />
  )
})
