import { canBuySeats, getRemainingSeats, seatLimitText } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'

export const MoreSeats = observer(function MoreSeats() {
  const { t } = useTranslation()
  const company = useCompany()
  const { branding, session } = useRoot()
  const { supportEmail } = branding
  if (!canBuySeats(company) || !session.isAdmin) return t('employees.contact', { email: supportEmail })
  return <AppLink to={paths.upgrade()}>{t('employees.addMore')}</AppLink>
})

/** If seats are free, explains that they can't be used once the subscription has expired. */
export const NoSeatsLeft = observer(function NoSeatsLeft() {
  const { t } = useTranslation()
  const isOverLimit = getRemainingSeats(useCompany()) > 0
  return (
    <>
      {seatLimitText} {isOverLimit && `${t('employees.seatsOver')} `}
      <MoreSeats />
    </>
  )
})
