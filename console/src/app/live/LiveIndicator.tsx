import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { LiveBadge } from '../../ui/badges/LiveBadge.tsx'
import { shadow } from '../../ui/theme/tokens.ts'
import { useRoot } from '../root/RootContext.tsx'
import { LiveStore } from './LiveStore.ts'

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: theme.spacing(2),
  left: theme.spacing(2),
  zIndex: theme.zIndex.appBar,
  pointerEvents: 'none',
  '& > span': { boxShadow: shadow.float },
}))

/** Always rendered, because screen readers announce only changes to an existing region. */
export const LiveIndicator = observer(function LiveIndicator() {
  const { state } = useRoot().area(LiveStore)
  return (
    <Corner role="status">
      {(state === 'reconnecting' || state === 'offline') && <LiveBadge state={state} />}
    </Corner>
  )
})
