import { mayBuySeats, seatsTaken, usersLeft } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany, useRoot } from '../../app/RootContext.tsx'
import { AppLink } from '../../ui/AppLink.tsx'

/** The way to more seats: an admin buys them where the company does, others ask (S0 section 6, S2 section 2.3). */
export const MoreSeats = observer(function MoreSeats() {
  const { t } = useTranslation()
  const company = useCompany()
  const { branding, session } = useRoot()
  const { supportEmail } = branding
  if (!mayBuySeats(company) || !session.isAdmin) return t('employees.contact', { email: supportEmail })
  return <AppLink to={paths.upgrade()}>{t('employees.addMore')}</AppLink>
})

/** No more people fit in, and the way out. Free seats are of no use once the subscription they belong to is over. */
export const SeatsTaken = observer(function SeatsTaken() {
  const { t } = useTranslation()
  const isOver = usersLeft(useCompany()) > 0
  return (
    <>
      {seatsTaken} {isOver && `${t('employees.seatsOver')} `}
      <MoreSeats />
    </>
  )
})
