import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'

export function EmbedTrialPage() {
  const { t } = useTranslation()
  return (
    <AuthLayout>
      <AuthCard>
        <Typography variant="h1">{t('auth.embedTrial')}</Typography>
        <Typography color="textSecondary">{t('auth.embedText')}</Typography>
        <ActionButton
          action={{ key: 'signup', label: t('auth.signUp'), to: paths.signUp() }}
          look="primary"
          fullWidth
        />
      </AuthCard>
    </AuthLayout>
  )
}
