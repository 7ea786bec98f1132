import { observer } from 'mobx-react-lite'
import { Navigate, Outlet, useSearchParams } from 'react-router'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { useRoot } from '../root/RootContext.tsx'

export const GuestGuard = observer(function GuestGuard() {
  const { session } = useRoot()
  const [query] = useSearchParams()
  if (session.isSigningIn) return null
  return session.isSignedIn ? <Navigate replace to={sanitizeRedirect(query.get('redirect'))} /> : <Outlet />
})
