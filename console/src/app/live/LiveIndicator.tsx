import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useAnnouncedText } from '../../ui/announcer/Announced.tsx'
import { LiveBadge } from '../../ui/badges/LiveBadge.tsx'
import { shadow } from '../../ui/theme/tokens.ts'
import { useRoot } from '../root/RootContext.tsx'
import { LiveStore } from './LiveStore.ts'

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
  left: `calc(${theme.spacing(2)} + env(safe-area-inset-left, 0px))`,
  zIndex: theme.zIndex.appBar,
  pointerEvents: 'none',
  '& > span': { boxShadow: shadow.float },
}))

export const LiveIndicator = observer(function LiveIndicator() {
  const { state } = useRoot().area(LiveStore)
  const corner = useAnnouncedText<HTMLDivElement>()
  return (
    <Corner ref={corner}>
      {(state === 'reconnecting' || state === 'offline') && <LiveBadge state={state} />}
    </Corner>
  )
})
