import { NoticeType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { QUERY_NOTICE_MS } from '../NoticesStore.ts'
import { useRoot } from '../root/RootContext.tsx'
import { useAccount } from '../root/useAccount.ts'
import { useScreen } from '../screens/useScreen.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useKeepRestoredScroll } from './useKeepRestoredScroll.ts'
import { usePreload } from './usePreload.ts'

export const RootLayout = observer(function RootLayout() {
  const { history, branding } = useRoot()
  const partnerId = useAccount()?.id
  const { pathname, search } = useLocation()
  useDocumentTitle()
  useQueryNotice()
  usePreload()
  useKeepRestoredScroll()
  useEffect(() => history.visit(pathname, search), [history, pathname, search])
  const isRedirecting = useScreen()?.onward === true
  useEffect(() => {
    if (!isRedirecting) void branding.open(partnerId)
  }, [branding, isRedirecting, partnerId])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
})

/** Shows the notice from `?message=...&messageType=success` once, then removes it from the URL. */
function useQueryNotice(): void {
  const { notices } = useRoot()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const text = query.get('message')
    const type = NoticeType.safeParse(query.get('messageType'))
    if (!text || !type.success) return
    notices.show(type.data, text, QUERY_NOTICE_MS)
    query.delete('message')
    query.delete('messageType')
    void navigate({ pathname, search: query.toString() }, { replace: true, state })
  }, [notices, navigate, pathname, search, state])
}
