import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useLeave } from '../../../app/leave/useLeaveGuard.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { toFailure } from '../../../lib/requests/failure.ts'
import { useMutation } from '../../../ui/useMutation.ts'

export function useActAs() {
  const { t } = useTranslation()
  const { client, session, notices } = useRoot()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leavePage = useLeave()
  const startMutation = useMutation()
  const startActing = (userId: string) =>
    leavePage(async () => {
      await startMutation.run(async () => {
        try {
          const { token } = await client.system.impersonate({ userId })
          await session.acting.begin(token, {
            path: `${pathname}${search}`,
            home: paths.home(),
            go: (path) => void navigate(path),
          })
        } catch (error) {
          // A notice, because the dialog may have closed when its session ended.
          notices.show('error', toFailure(error).text)
        }
      })
    })
  return {
    begin: startActing,
    pending: startMutation.pending,
    refusal: session.isActing ? t('account.super.actsAlready') : null,
  }
}
