import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { EmailForm } from './EmailForm.tsx'
import { SignInStore } from './SignInStore.ts'
import { SignUpStore } from './SignUpStore.ts'
import { getCheckEmailPath, type SignInEmail } from './signInEmail.ts'

export function SignUpPage() {
  const { t } = useTranslation()
  const { services } = useRoot()
  useEffect(() => services.track('signup_form_view'), [services])
  return (
    <AuthLayout>
      <AuthCard>
        <Typography variant="h1">{t('auth.trialTitle')}</Typography>
        <SignUpForm />
      </AuthCard>
    </AuthLayout>
  )
}

const SignUpForm = observer(function SignUpForm() {
  const { t } = useTranslation()
  const root = useRoot()
  const store = root.area(SignUpStore)
  const signIn = root.area(SignInStore)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const send = async (email: string) => {
    const outcome = await store.register(email)
    if (outcome !== 'new' && outcome !== 'known') return
    const state: SignInEmail = { email, message: t(outcome === 'new' ? 'auth.verify' : 'auth.already') }
    await navigate(getCheckEmailPath('signup', redirect), { state })
  }
  return (
    <>
      <Typography variant="h2">{t('auth.trialForm')}</Typography>
      {store.error && store.refusal === undefined && <Banner tone="error">{store.error}</Banner>}
      <EmailForm
        label={t('auth.workEmail')}
        value={signIn.email}
        onChange={signIn.type}
        busy={store.busy}
        refusal={store.refusal}
        onSubmit={send}
      />
      <Typography variant="body2" color="textSecondary">
        {t('auth.haveAccount')}{' '}
        <AppLink to={withQuery(paths.signIn(), { redirect })}>{t('auth.signIn')}</AppLink>
      </Typography>
    </>
  )
})
