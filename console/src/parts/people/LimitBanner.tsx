import { canAddEmployees } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { SpacedBanner } from '../../ui/notices/SpacedBanner.tsx'
import { NoSeatsLeft } from '../seats/MoreSeats.tsx'

export const LimitBanner = observer(function LimitBanner() {
  const company = useCompany()
  if (!useRoot().session.mayManageUsers || canAddEmployees(company)) return null
  return (
    <SpacedBanner tone="warning">
      <NoSeatsLeft />
    </SpacedBanner>
  )
})
