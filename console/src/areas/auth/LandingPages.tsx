import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useRoot } from '../../app/RootContext.tsx'
import { safeRedirect } from '../../lib/safeRedirect.ts'
import { WaitingScreen } from '../../ui/WaitingScreen.tsx'
import { SignInStore } from './SignInStore.ts'

/** Signs in as soon as it is opened, then goes to where the address says (S0 section 2). */
function useLanding(signIn: (store: SignInStore, token: string) => Promise<boolean>): void {
  const root = useRoot()
  const store = root.area(SignInStore)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  useEffect(() => {
    let isOpen = true
    void signIn(store, token).then((isIn) => {
      if (isOpen) return navigate(isIn ? target : paths.linkError(), { replace: true })
    })
    return () => {
      isOpen = false
    }
  }, [store, signIn, token, target, navigate])
}

const byLink = (store: SignInStore, token: string) => store.useLink(token)
const byToken = (store: SignInStore, token: string) => store.useToken(token)

/** /auth/email/:token and /auth/email/signin/:token: where the mail's link leads. */
export function EmailLinkPage() {
  const { t } = useTranslation()
  useLanding(byLink)
  return <WaitingScreen label={t('auth.signingIn')} />
}

/** /auth/jwt/signin/:token: signs in with an access token. */
export function TokenPage() {
  const { t } = useTranslation()
  useLanding(byToken)
  return <WaitingScreen label={t('auth.signingIn')} />
}
