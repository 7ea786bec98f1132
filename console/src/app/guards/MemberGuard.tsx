import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths, withQuery } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'

export const MemberGuard = observer(function MemberGuard() {
  const { session } = useRoot()
  const { acting } = session
  const { awaitedPath } = acting
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (awaitedPath !== null) acting.arrive(pathname)
  }, [acting, awaitedPath, pathname])
  if (session.isSigningIn || awaitedPath !== null) return null
  if (session.isSignedIn) return <Outlet />
  const currentLink = `${pathname}${search}${hash}`
  const redirect = session.hasSignedOut || currentLink === paths.home() ? null : currentLink
  return <Navigate replace to={withQuery(paths.signIn(), { redirect })} state={{ end: session.end }} />
})
