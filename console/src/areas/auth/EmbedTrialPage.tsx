import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'

/** /ppv-trial: names the embed product and leads to the sign-up. */
export function EmbedTrialPage() {
  const { t } = useTranslation()
  return (
    <AuthLayout>
      <AuthCard>
        <Typography variant="h1">{t('auth.embedTrial')}</Typography>
        <Typography color="textSecondary">{t('auth.embedText')}</Typography>
        <ActionButton
          action={{ key: 'signup', label: t('auth.signUp'), to: '/auth/signup/' }}
          look="primary"
          fullWidth
        />
      </AuthCard>
    </AuthLayout>
  )
}
