import { getRemainingSeats, hasUnusableSeats } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'

export const SeatsPanel = observer(function SeatsPanel() {
  const { t } = useTranslation()
  const company = useCompany()
  const { users_total: total, users_available: available } = company
  const remainingSeats = getRemainingSeats(company)
  const isEnded = hasUnusableSeats(company)
  const tone = remainingSeats < 0 ? 'error' : remainingSeats === 0 || isEnded ? 'warning' : 'primary'
  return (
    <Panel title={t('subscription.seats.title')}>
      <Stack>
        <ProgressBar
          label={t('subscription.seats.taken')}
          done={{ value: total, total: available }}
          tone={tone}
        />
        {remainingSeats < 0 && (
          <Banner tone="warning">{t('subscription.seats.over', { count: -remainingSeats })}</Banner>
        )}
        {isEnded && <Banner tone="warning">{t('employees.seatsOver')}</Banner>}
        {remainingSeats >= 0 && !isEnded && (
          <Typography>{t('subscription.seats.left', { count: remainingSeats })}</Typography>
        )}
        <MutedText>{t('subscription.seats.rule')}</MutedText>
        <div>
          <AppLink to={paths.employees()}>{t('subscription.seats.people')}</AppLink>
        </div>
      </Stack>
    </Panel>
  )
})
