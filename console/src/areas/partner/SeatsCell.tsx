import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../ui/formats.ts'
import { NARROW_QUERY } from '../../ui/table/parts.ts'
import { numeric } from '../../ui/theme/tokens.ts'

const Line = styled('span')({
  ...numeric,
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
  [NARROW_QUERY]: { display: 'none' },
}))

const Used = styled('span', { shouldForwardProp: (name) => name !== 'isFull' })<{ isFull: boolean }>(
  ({ theme, isFull }) => ({
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: isFull ? theme.vars.palette.warning.main : theme.vars.palette.primary.main,
  }),
)

const Rest = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

const Warned = styled('span')(({ theme }) => ({
  color: theme.vars.palette.onSoft.warning,
  '&::before': { content: '"· "' },
  [NARROW_QUERY]: { display: 'block', '&::before': { content: 'none' } },
}))

/** Fraction of seats in use (0 to 1) from which the company counts as nearly full. */
const NEARLY = 0.95

type Props = { used: number; seats: number }

export function SeatsCell({ used, seats }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const share = seats === 0 ? (used > 0 ? 1 : 0) : used / seats
  const over = used - seats
  const note =
    over > 0
      ? t('partner.seatsOver', { count: over })
      : share >= NEARLY && seats > 0
        ? t('partner.seatsLeft', { count: -over })
        : undefined
  return (
    <Line>
      <Track aria-hidden>
        <Used isFull={share >= NEARLY} style={{ width: `${String(Math.min(100, share * 100))}%` }} />
      </Track>
      <span>
        {formats.number(used)} <Rest>{t('partner.ofSeats', { count: seats })}</Rest>{' '}
        {note !== undefined && <Warned>{note}</Warned>}
      </span>
    </Line>
  )
}
