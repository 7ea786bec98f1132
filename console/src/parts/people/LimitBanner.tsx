import { mayAddUsers } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../app/RootContext.tsx'
import { Noticed } from '../../ui/Noticed.tsx'
import { MoreSeats } from './MoreSeats.tsx'

/** Says that nobody can be added, and the way out (S2 section 2.3). */
export const LimitBanner = observer(function LimitBanner() {
  const { t } = useTranslation()
  if (mayAddUsers(useCompany())) return null
  return (
    <Noticed tone="warning">
      {t('employees.limitReached')} <MoreSeats />
    </Noticed>
  )
})
