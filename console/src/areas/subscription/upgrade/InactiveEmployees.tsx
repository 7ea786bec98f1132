import { integrationNames } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getEmployeePath } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', justifyItems: 'start' },
})

export const InactiveEmployees = observer(function InactiveEmployees() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { inactiveEmployees, loadInactiveEmployees } = useCompanyStore(SubscriptionStore)
  useEffect(() => void loadInactiveEmployees(), [loadInactiveEmployees])
  const people = inactiveEmployees.value ?? []
  if (people.length === 0) return null
  return (
    <div style={{ marginTop: 12 }}>
      {t('subscription.inTheWay.idle')}
      <List aria-label={t('subscription.inTheWay.idle')}>
        {people.map(({ name, email, lastActive, source }) => (
          <li key={email}>
            <AppLink newTab quiet to={getEmployeePath(email)}>
              {name || email}
            </AppLink>
            <MutedText>
              {[
                lastActive
                  ? t('subscription.inTheWay.lastActive', { date: formats.date(lastActive) })
                  : t('subscription.inTheWay.neverActive'),
                ...(source ? [t('subscription.inTheWay.from', { service: integrationNames[source] })] : []),
              ].join(' · ')}
            </MutedText>
          </li>
        ))}
      </List>
    </div>
  )
})
