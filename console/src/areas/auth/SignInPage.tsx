import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { TermsNotice } from './AcceptedTerms.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { EmailForm } from './EmailForm.tsx'
import { SignInStore } from './SignInStore.ts'
import { getCheckEmailPath, parseSessionEnd, type SignInEmail } from './signInEmail.ts'

export const SignInPage = observer(function SignInPage() {
  const { t } = useTranslation()
  const root = useRoot()
  const store = root.area(SignInStore)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const [reasonId, trialId] = [useId(), useId()]
  const endedSession = useSessionEnd()
  const hasUnsavedInput = !root.drafts.isEmpty
  const endedText =
    endedSession && t(endedSession === 'invalidLink' ? 'auth.invalidLink' : `auth.ended.${endedSession}`)
  const signInReason = [endedText, hasUnsavedInput && t('auth.inputKept')].filter(Boolean).join(' ')
  useEffect(() => store.reset(), [store])

  const send = async (email: string) => {
    const redirectTarget = redirect ? sanitizeRedirect(redirect) : undefined
    const outcome = await store.requestLink({ email, redirect: redirectTarget })
    const state: SignInEmail = { email }
    if (outcome === 'sent') await navigate(getCheckEmailPath('login', redirect), { state })
  }
  const signUp = withQuery(paths.signUp(), { redirect })
  return (
    <AuthLayout>
      <AuthCard>
        <div>
          <Typography variant="h1">{t('auth.signIn')}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t('auth.signInHow')}
          </Typography>
        </div>
        {store.error && store.refusal === undefined && <Banner tone="error">{store.error}</Banner>}
        {signInReason !== '' && (
          <Banner id={reasonId} tone="info">
            {signInReason}
          </Banner>
        )}
        {store.suggestTrial && (
          <Banner id={trialId} tone="info">
            {t('auth.unknown')} <AppLink to={signUp}>{t('auth.signUp')}</AppLink>
          </Banner>
        )}
        <EmailForm
          label={t('auth.workEmail')}
          value={store.email}
          onChange={store.type}
          busy={store.busy}
          refusal={store.refusal}
          notices={{
            ids: [signInReason !== '' && reasonId, store.suggestTrial && trialId].filter(
              (id) => id !== false,
            ),
            isError: store.suggestTrial,
          }}
          onSubmit={send}
        />
        <Typography variant="body2" color="textSecondary">
          {t('auth.noAccount')} <AppLink to={signUp}>{t('auth.signUp')}</AppLink>
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ textWrap: 'pretty', '& a': { whiteSpace: 'nowrap' } }}
        >
          <TermsNotice />
        </Typography>
      </AuthCard>
    </AuthLayout>
  )
})

/** Clears the history state, so that a reload doesn't repeat the notice. */
function useSessionEnd(): ReturnType<typeof parseSessionEnd> {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [endedSession] = useState(() => parseSessionEnd(state))
  const isSaved = parseSessionEnd(state) !== undefined
  useEffect(() => {
    if (isSaved) void navigate(`${pathname}${search}`, { replace: true })
  }, [isSaved, navigate, pathname, search])
  return endedSession
}
