import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths, withQuery } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { useSignOut } from '../../app/root/useSignOut.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AuthCard, AuthLayout } from './AuthLayout.tsx'
import { SignedInAs } from './SignedInAs.tsx'

export const LinkErrorPage = observer(function LinkErrorPage() {
  const { session } = useRoot()
  return (
    <AuthLayout>
      <AuthCard>{session.user ? <SignedInNotice email={session.user.email} /> : <SignedOut />}</AuthCard>
    </AuthLayout>
  )
})

function SignedInNotice({ email }: { email: string }) {
  const { t } = useTranslation()
  const signOut = useSignOut('/')
  return (
    <>
      <SignedInAs email={email} />
      <ActionButton
        action={{ key: 'home', label: t('auth.goHome'), to: paths.home() }}
        look="primary"
        fullWidth
      />
      <ActionButton action={{ key: 'other', label: t('auth.otherUser'), onRun: signOut }} fullWidth />
    </>
  )
}

function SignedOut() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const signInPath = withQuery(paths.signIn(), { redirect: query.get('redirect') })
  return (
    <>
      <Typography variant="h1">{t('auth.unable')}</Typography>
      <Typography color="textSecondary">{t('auth.invalidLink')}</Typography>
      <ActionButton
        action={{ key: 'new', label: t('auth.newLink'), to: signInPath, state: { end: 'invalidLink' } }}
        look="primary"
        fullWidth
      />
    </>
  )
}
