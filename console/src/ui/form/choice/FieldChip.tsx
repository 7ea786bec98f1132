import Close from 'virtual:icon/Close'
import ErrorOutline from 'virtual:icon/ErrorOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SingleLineText } from '../../text/SingleLineText.tsx'
import { radiiPx, TOUCH_QUERY, typeScale } from '../../theme/tokens.ts'
import { getTooltipProps } from '../../tooltipProps.ts'

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'wrong' })<{ wrong?: boolean }>(
  ({ theme, wrong }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    maxWidth: 'min(100%, 280px)',
    minHeight: 24,
    padding: '1px 2px 1px 8px',
    borderRadius: radiiPx.tag,
    fontSize: typeScale.size.tiny,
    lineHeight: 1.4,
    color: wrong ? theme.vars.palette.onSoft.error : theme.vars.palette.text.primary,
    backgroundColor: wrong ? theme.vars.palette.soft.error : theme.vars.palette.background.paper,
    border: `1px solid ${wrong ? theme.vars.palette.error.main : theme.vars.palette.divider}`,
    '&[data-still]': { paddingRight: 8 },
    '& > svg': { flex: 'none', fontSize: '0.875rem' },
    '& > button': {
      display: 'inline-flex',
      flex: 'none',
      padding: 4,
      border: 0,
      borderRadius: 4,
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
    },
    '& > button:focus-visible': { outline: 0 },
    '& > button:hover': { backgroundColor: theme.vars.palette.surface.hover },
    '& > button > svg': { fontSize: '0.875rem' },
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [TOUCH_QUERY]: { minHeight: 32, '& > button': { padding: 8 } },
    [theme.breakpoints.down('sm')]: {
      maxWidth: '100%',
      '& > [data-cut]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  }),
)

export const PlainChip = styled(Chip)({ paddingRight: 8 })

type Props = {
  label: string
  index: number
  onRemove?: (() => void) | undefined
  problem?: string | undefined
}

export function FieldChip({ label, index, onRemove, problem }: Props) {
  const { t } = useTranslation()
  const name = t('ui.remove', { name: label })
  return (
    <Chip {...getTooltipProps(problem)} wrong={problem !== undefined} data-still={onRemove ? undefined : ''}>
      {problem !== undefined && <ErrorOutline aria-hidden />}
      <SingleLineText text={label} />
      {onRemove && (
        <button
          type="button"
          tabIndex={-1}
          data-item-index={index}
          aria-label={problem === undefined ? name : `${name}: ${problem}`}
          onClick={onRemove}
        >
          <Close aria-hidden />
        </button>
      )}
    </Chip>
  )
}
