import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { NotFound } from '../page/NotFound.tsx'
import { paths, withQuery } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { useScreen } from '../screens/useScreen.ts'

export const MemberGuard = observer(function MemberGuard() {
  const { session } = useRoot()
  const screen = useScreen()
  const { acting } = session
  const { awaitedPath } = acting
  const { pathname } = useLocation()
  useEffect(() => {
    if (awaitedPath !== null) acting.arrive(pathname)
  }, [acting, awaitedPath, pathname])
  if (session.isSigningIn || awaitedPath !== null) return null
  if (session.isSignedIn) return <Outlet />
  if (screen) return <SignInRedirect />
  return (
    <main>
      <NotFound />
    </main>
  )
})

/** In the guard, which renders when routes match, the redirect would restart. */
const SignInRedirect = observer(function SignInRedirect() {
  const { session } = useRoot()
  const { pathname, search, hash } = useLocation()
  const currentLink = `${pathname}${search}${hash}`
  const redirect = session.hasSignedOut || currentLink === paths.home() ? null : currentLink
  return <Navigate replace to={withQuery(paths.signIn(), { redirect })} state={{ end: session.end }} />
})
