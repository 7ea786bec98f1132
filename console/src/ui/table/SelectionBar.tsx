import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../ActionButton.tsx'
import type { Action } from '../action.ts'
import { radius, type as scale } from '../theme/tokens.ts'
import { HEAD_HEIGHT } from './parts.ts'
import type { TableSelection } from './types.ts'

// It covers the heads, but for their checkbox, instead of pushing the rows down.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--heed-sticky-top, 0px)',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: HEAD_HEIGHT,
  margin: `0 0 -${String(HEAD_HEIGHT)}px 52px`,
  padding: '0 12px 0 0',
  borderTopRightRadius: radius.card - 1,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  fontSize: scale.size.body,
  '@container (max-width: 600px)': { position: 'static', margin: 0, padding: '6px 12px' },
}))

type Props = { selection: TableSelection; actions: readonly Action[] }

/** Stands above the table from the first chosen row on: how many, all of them, none, and what to do. */
export function SelectionBar({ selection, actions }: Props) {
  const { t } = useTranslation()
  const { count, total, onEverything, onClear } = selection
  return (
    <Bar>
      <strong aria-live="polite">{t('ui.selected', { count })}</strong>
      {count < total && (
        <Button size="small" variant="text" color="primary" onClick={onEverything}>
          {t('ui.selectAll', { total })}
        </Button>
      )}
      <Button size="small" variant="text" color="primary" onClick={onClear}>
        {t('ui.selectNone')}
      </Button>
      <span style={{ flex: 1 }} />
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} size="small" />
      ))}
    </Bar>
  )
}
