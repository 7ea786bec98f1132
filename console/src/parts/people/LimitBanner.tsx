import { mayAddUsers } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { Noticed } from '../../ui/notices/Noticed.tsx'
import { SeatsTaken } from '../seats/MoreSeats.tsx'

export const LimitBanner = observer(function LimitBanner() {
  const company = useCompany()
  if (!useRoot().session.mayManageUsers || mayAddUsers(company)) return null
  return (
    <Noticed tone="warning">
      <SeatsTaken />
    </Noticed>
  )
})
