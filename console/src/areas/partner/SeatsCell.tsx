import { seatsNearlyUsedPercent } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../ui/formats.ts'
import { NARROW_QUERY } from '../../ui/table/parts.ts'
import { meterTrackStyles } from '../../ui/theme/forcedColors.ts'
import { tabularNumbers } from '../../ui/theme/tokens.ts'

const Line = styled('span')({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  whiteSpace: 'nowrap',
})

const Track = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 56,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.subtle,
  ...meterTrackStyles,
  [NARROW_QUERY]: { display: 'none' },
}))

const UsedBar = styled('span', { shouldForwardProp: (name) => name !== 'isFull' })<{ isFull: boolean }>(
  ({ theme, isFull }) => ({
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: isFull ? theme.vars.palette.warning.main : theme.vars.palette.primary.main,
  }),
)

const SecondaryText = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

const WarningText = styled('span')(({ theme }) => ({
  color: theme.vars.palette.onSoft.warning,
  '&::before': { content: '"· "' },
  [NARROW_QUERY]: { display: 'block', '&::before': { content: 'none' } },
}))

type Props = { usedSeats: number; seats: number }

export function SeatsCell({ usedSeats, seats }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const share = seats === 0 ? (usedSeats > 0 ? 1 : 0) : usedSeats / seats
  const overuse = usedSeats - seats
  const note =
    overuse > 0
      ? t('partner.seatsOver', { count: overuse })
      : 100 * share >= seatsNearlyUsedPercent && seats > 0
        ? t('partner.seatsLeft', { count: -overuse })
        : undefined
  return (
    <Line>
      <Track aria-hidden>
        <UsedBar
          isFull={100 * share >= seatsNearlyUsedPercent}
          style={{ width: `${String(Math.min(100, share * 100))}%` }}
        />
      </Track>
      <span>
        {formats.number(usedSeats)} <SecondaryText>{t('partner.ofSeats', { count: seats })}</SecondaryText>{' '}
        {note !== undefined && <WarningText>{note}</WarningText>}
      </span>
    </Line>
  )
}
