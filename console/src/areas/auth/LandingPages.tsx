import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import type { Failure } from '../../lib/requests/failure.ts'
import { WaitingScreen } from '../../ui/states/WaitingScreen.tsx'
import { type SignInResult, SignInStore } from './SignInStore.ts'

// Lazy: valid links show neither of these pages.
const ContinueChoice = lazy(async () => ({ default: (await import('./LandingFaces.tsx')).ContinueChoice }))
const LinkCheckFailure = lazy(async () => ({
  default: (await import('./LandingFaces.tsx')).LinkCheckFailure,
}))

type SignInMethod = (store: SignInStore, token: string) => Promise<SignInResult>

/** If the token couldn't be checked, returns the failure and a retry function (S0 section 2). */
function useLanding(signIn: SignInMethod, redirect: string | null) {
  const root = useRoot()
  const store = root.area(SignInStore)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    if (failure) return
    let isOpen = true
    void signIn(store, token).then((end) => {
      if (!isOpen) return
      if (typeof end === 'object') setFailure(end)
      else {
        const redirectTarget = sanitizeRedirect(redirect)
        // Links without a target page have '/', which would open the customer that the partner viewed last.
        const start =
          root.session.isPartner && redirectTarget === paths.home() ? paths.partners() : redirectTarget
        const nextPath = end === 'in' ? start : withQuery(paths.linkError(), { redirect })
        void navigate(nextPath, { replace: true })
      }
    })
    return () => {
      isOpen = false
    }
  }, [root, store, signIn, token, redirect, navigate, failure])
  return { failure, tryAgain: () => setFailure(undefined) }
}

/** If someone is signed in, asks first: another person's link would switch the account unnoticed (W-7). */
const LandingPage = observer(function LandingPage({ signIn }: { signIn: SignInMethod }) {
  const { session } = useRoot()
  const { token } = useParams()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const otherUser = session.token === token ? null : session.user
  const [currentUser, setCurrentUser] = useState(otherUser)
  if (!currentUser) return <SignInProgress signIn={signIn} redirect={redirect} />
  return (
    <Suspense>
      <ContinueChoice email={currentUser.email} redirect={redirect} onEnter={() => setCurrentUser(null)} />
    </Suspense>
  )
})

function SignInProgress({ signIn, redirect }: { signIn: SignInMethod; redirect: string | null }) {
  const { t } = useTranslation()
  const { failure, tryAgain } = useLanding(signIn, redirect)
  const waitingScreen = <WaitingScreen label={t('auth.signingIn')} />
  if (!failure) return waitingScreen
  return (
    <Suspense fallback={waitingScreen}>
      <LinkCheckFailure reason={failure.text} redirect={redirect} onRetry={tryAgain} />
    </Suspense>
  )
}

const signInByLink: SignInMethod = (store, token) => store.signInWithEmailLink(token)
const signInByToken: SignInMethod = (store, token) => store.signInWithToken(token)

export function EmailLinkPage() {
  return <LandingPage signIn={signInByLink} />
}

export function TokenPage() {
  return <LandingPage signIn={signInByToken} />
}
