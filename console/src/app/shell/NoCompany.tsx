import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useRoot } from '../RootContext.tsx'

/** Signed in, and no company to work in. */
export const NoCompany = observer(function NoCompany() {
  const { t } = useTranslation()
  const { session, branding } = useRoot()
  if (session.loadError) return null
  return (
    <EmptyState
      icon={<BusinessOutlined />}
      title={t('shell.noCompany')}
      text={t('shell.noCompanyText', { email: branding.supportEmail })}
    />
  )
})
