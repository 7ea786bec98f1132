import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths, withQuery } from '../../app/paths.ts'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { SignedInAs } from './SignedInAs.tsx'

type ContinueChoiceProps = { email: string; redirect: string | null; onEnter: () => void }

export function ContinueChoice({ email, redirect, onEnter }: ContinueChoiceProps) {
  const { t } = useTranslation()
  return (
    <AuthLayout>
      <AuthCard>
        <SignedInAs email={email} />
        <Typography color="textSecondary">{t('auth.linkOfAnother')}</Typography>
        <ActionButton
          action={{ key: 'stay', label: t('auth.stay'), to: sanitizeRedirect(redirect) }}
          look="primary"
          fullWidth
        />
        <ActionButton action={{ key: 'enter', label: t('auth.useLink'), onRun: onEnter }} fullWidth />
      </AuthCard>
    </AuthLayout>
  )
}

type LinkCheckFailureProps = { reason: string; redirect: string | null; onRetry: () => void }

export function LinkCheckFailure({ reason, redirect, onRetry }: LinkCheckFailureProps) {
  const { t } = useTranslation()
  const retryAction = { key: 'again', label: t('ui.tryAgain'), onRun: onRetry }
  return (
    <AuthLayout>
      <AuthCard>
        <Typography variant="h1">{t('auth.unable')}</Typography>
        <Banner tone="error">{reason}</Banner>
        <Typography color="textSecondary">{t('auth.linkUnchecked')}</Typography>
        <ActionButton action={retryAction} look="primary" fullWidth />
        <ActionButton
          action={{ key: 'new', label: t('auth.newLink'), to: withQuery(paths.signIn(), { redirect }) }}
          fullWidth
        />
      </AuthCard>
    </AuthLayout>
  )
}
