import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/RootContext.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { type as scale } from '../../ui/theme/tokens.ts'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { EmailForm } from './EmailForm.tsx'
import { checkEmailPath, type SentMail } from './links.ts'
import { SignInStore } from './SignInStore.ts'
import { SignUpStore } from './SignUpStore.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  alignItems: 'center',
  gap: theme.spacing(8),
  width: '100%',
  maxWidth: 1000,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 420px)',
    justifyContent: 'center',
    gap: theme.spacing(4),
  },
}))

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  fontSize: scale.size.lead,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontWeight: scale.weight.semibold,
    color: theme.vars.palette.onSoft.primary,
    backgroundColor: theme.vars.palette.soft.primary,
  },
}))

/** /auth/signup: what a trial is, and the one field it takes (S2 section 2.2). */
export function SignUpPage() {
  const { t } = useTranslation()
  const { services } = useRoot()
  useEffect(() => services.track('signup_form_view'), [services])
  return (
    <AuthLayout>
      <Columns>
        <div>
          <Typography variant="h1">{t('auth.trialTitle')}</Typography>
          <Steps>
            <li>{t('auth.step1')}</li>
            <li>{t('auth.step2')}</li>
            <li>{t('auth.step3')}</li>
          </Steps>
        </div>
        <Form />
      </Columns>
    </AuthLayout>
  )
}

const Form = observer(function Form() {
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
    const state: SentMail = { email, message: t(outcome === 'new' ? 'auth.verify' : 'auth.already') }
    await navigate(checkEmailPath('signup', redirect), { state })
  }
  return (
    <AuthCard>
      <Typography variant="h2">{t('auth.trialForm')}</Typography>
      {store.error && <Banner tone="error">{store.error}</Banner>}
      <EmailForm
        label={t('auth.workEmail')}
        value={signIn.email}
        onChange={signIn.type}
        busy={store.busy}
        onSend={send}
      />
      <Typography variant="body2" color="textSecondary">
        {t('auth.haveAccount')}{' '}
        <AppLink to={withQuery(paths.signIn(), { redirect })}>{t('auth.signIn')}</AppLink>
      </Typography>
    </AuthCard>
  )
})
