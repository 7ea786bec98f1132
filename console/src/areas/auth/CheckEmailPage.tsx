import MarkEmailUnreadOutlined from 'virtual:icon/MarkEmailUnreadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { EmphasizedText } from '../../app/Emphasised.tsx'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { SignInStore } from './SignInStore.ts'
import { isSignInEmail, type SignInEmail } from './signInEmail.ts'

export function CheckEmailPage() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  return isSignInEmail(state) ? (
    <SentNotice mail={state} query={query} />
  ) : (
    <NothingSentNotice query={query} />
  )
}

const SentNotice = observer(function SentNotice({
  mail,
  query,
}: {
  mail: SignInEmail
  query: URLSearchParams
}) {
  const { t } = useTranslation()
  const store = useRoot().area(SignInStore)
  const redirect = query.get('redirect')
  const { email, message } = mail
  return (
    <AuthLayout>
      <AuthCard>
        <MarkEmailUnreadOutlined aria-hidden color="primary" sx={{ fontSize: '2.5rem' }} />
        <Typography variant="h1">{message ?? t('auth.onItsWay')}</Typography>
        {store.error && <Banner tone="error">{store.error}</Banner>}
        <Typography component="p">
          <EmphasizedText text={t('auth.sentTo', { email })} part={email}>
            <strong>{email}</strong>
          </EmphasizedText>
        </Typography>
        <ResendLink email={email} redirect={redirect} />
        {query.get('utm_term') === 'signup' && <SpamHint />}
        <Typography variant="body2">
          <AppLink to={withQuery(paths.signIn(), { redirect })}>{t('auth.otherEmail')}</AppLink>
        </Typography>
      </AuthCard>
    </AuthLayout>
  )
})

/** Shown when the page was opened without requesting a link first. */
function NothingSentNotice({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation()
  const signInPath = withQuery(paths.signIn(), { redirect: query.get('redirect') })
  return (
    <AuthLayout>
      <AuthCard>
        <Typography variant="h1">{t('auth.noMail')}</Typography>
        <Typography color="textSecondary">{t('auth.noMailText')}</Typography>
        <ActionButton
          action={{ key: 'new', label: t('auth.newLink'), to: signInPath }}
          look="primary"
          fullWidth
        />
      </AuthCard>
    </AuthLayout>
  )
}

type ResendProps = { email: string; redirect: string | null }

const ResendLink = observer(function ResendLink({ email, redirect }: ResendProps) {
  const { t } = useTranslation()
  const root = useRoot()
  const store = root.area(SignInStore)
  const resend = async () => {
    const outcome = await store.requestLink({
      email,
      redirect: redirect ? sanitizeRedirect(redirect) : undefined,
    })
    if (outcome === 'sent') root.notices.show('success', t('auth.resent'))
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {t('auth.notArrived')}{' '}
      <Button
        variant="text"
        size="small"
        aria-disabled={store.busy || undefined}
        onClick={() => void resend()}
        sx={{ minHeight: 0, p: 0.25, verticalAlign: 'baseline' }}
      >
        {t('auth.resend')}
      </Button>
    </Typography>
  )
})

const SpamHint = observer(function SpamHint() {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const help = branding.value?.['ui.check_email_url']
  return (
    <Typography variant="body2" color="textSecondary">
      {t('auth.spam')}{' '}
      {help && (
        <TextLink href={help} target="_blank" rel="noopener noreferrer">
          {t('auth.spamHelp')}
        </TextLink>
      )}
    </Typography>
  )
})
