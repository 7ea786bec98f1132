import PersonOutlined from 'virtual:icon/PersonOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toFailure } from '../../../lib/requests/failure.ts'
import { EmphasizedText } from '../../Emphasised.tsx'
import { useLeave } from '../../leave/useLeaveGuard.ts'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { useSignOut } from '../../root/useSignOut.ts'
import { Strip, StripText } from './Strip.tsx'

export const ImpersonationMarker = observer(function ImpersonationMarker() {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const navigate = useNavigate()
  const leave = useLeave()
  const signOut = useSignOut(paths.home())
  const { user, acting } = session
  if (!session.isActing || !user) return null
  const name = user.name || user.email
  const end = async () => {
    try {
      await session.acting.end((path) => void navigate(path))
    } catch (error) {
      notices.show('error', toFailure(error).text)
    }
  }
  return (
    <Strip role="note" tone="error" above={0}>
      <PersonOutlined aria-hidden />
      <StripText whole>
        <EmphasizedText text={t('shell.actingAs', { name })} part={name}>
          <strong data-cut="" dir="auto">
            {name}
          </strong>
        </EmphasizedText>
      </StripText>
      {/* If impersonation began in a different browser, there is no session to return to. */}
      <button type="button" onClick={() => leave(acting.isActive ? end : signOut)}>
        {t(acting.isActive ? 'shell.actNoLonger' : 'shell.signOut')}
      </button>
    </Strip>
  )
})
