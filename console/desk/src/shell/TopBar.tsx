import OpenInNew from 'virtual:icon/OpenInNew'
import Schedule from 'virtual:icon/Schedule'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { HeaderBar } from '../../../src/ui/navigation/HeaderBar.ts'
import { Logo } from '../../../src/ui/pictures/Logo.tsx'
import { PopoverButton } from '../../../src/ui/popover/PopoverButton.tsx'
import { radiiPx } from '../../../src/ui/theme/tokens.ts'
import { useIsNarrow } from '../../../src/ui/useNarrow.ts'
import { ClockStepButtons } from '../clock/ClockStepButtons.tsx'
import { useDesk } from '../DeskContext.tsx'
import { paths } from '../paths.ts'

const HomeLink = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  borderRadius: radiiPx.control,
  color: 'inherit',
  textDecoration: 'none',
})

export const TopBar = observer(function TopBar() {
  const { t } = useTranslation()
  const { world, clock, formats } = useDesk()
  const isNarrow = useIsNarrow('sm')
  return (
    <HeaderBar>
      <HomeLink to={paths.people} aria-label={t('desk.product')}>
        <Logo wordmark={!isNarrow} />
      </HomeLink>
      {world.value && <Tag label={t('desk.world', { name: world.value.id })} />}
      <div style={{ flex: 1 }} />
      {clock.value && (
        <div style={{ flex: 'none' }}>
          <PopoverButton label={formatDateTime(formats, clock.value.now)} icon={<Schedule />} size="small">
            <ClockStepButtons />
          </PopoverButton>
        </div>
      )}
      {world.value && !isNarrow && (
        <ActionButton
          size="small"
          action={{
            key: 'console',
            label: t('desk.console'),
            icon: <OpenInNew />,
            to: world.value.address,
            newTab: true,
          }}
        />
      )}
    </HeaderBar>
  )
})
