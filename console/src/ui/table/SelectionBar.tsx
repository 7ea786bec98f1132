import Close from 'virtual:icon/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { ActionMenu } from '../buttons/ActionMenu.tsx'
import { type Action, getVisibleActions } from '../buttons/action.ts'
import { cutText } from '../text/cutText.ts'
import { numeric, type as scale, size } from '../theme/tokens.ts'
import { CHECK_WIDTH_PX, NARROW_QUERY } from './parts.ts'
import type { TableSelection } from './types.ts'

const Bar = styled('div')(({ theme }) => ({
  ...numeric,
  position: 'sticky',
  top: 'var(--heed-sticky-top, 0px)',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: size.tableHead,
  margin: `0 0 -${String(size.tableHead)}px ${String(CHECK_WIDTH_PX)}px`,
  padding: '0 12px',
  borderTopRightRadius: 'var(--heed-head-corner)',
  backgroundColor: theme.vars.palette.soft.primary,
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  [NARROW_QUERY]: { padding: '0 8px 0 0' },
}))

const Count = styled('span')(({ theme }) => ({
  minWidth: 0,
  ...cutText,
  color: theme.vars.palette.text.secondary,
  '& strong': { fontWeight: scale.weight.semibold, color: theme.vars.palette.text.primary },
}))

const Roomy = styled('span')({ display: 'contents', [NARROW_QUERY]: { display: 'none' } })

// A separate element, so that the leading space stays even if the text before this one loads later.
const Here = styled('span')({ whiteSpace: 'pre', [NARROW_QUERY]: { display: 'none' } })

const Tight = styled('span')({ display: 'none', [NARROW_QUERY]: { display: 'contents' } })

type Props = {
  selection: TableSelection
  here: number
  actions: readonly Action[]
}

export function SelectionBar({ selection, here, actions }: Props) {
  const { t } = useTranslation()
  const { count, total, isEverything: isAll, onEverything, onClear } = selection
  const [first, ...others] = getVisibleActions(actions)
  const everything = { key: 'everything', label: t('ui.selectAll', { count: total }), onRun: onEverything }
  const hasMore = !isAll && here < total
  return (
    <Bar>
      <Count aria-live="polite" dir="auto">
        <strong>{isAll ? t('ui.selectedAll', { count: total }) : t('ui.selected', { count })}</strong>
        {!isAll && (
          <Here> {count === here ? t('ui.selectedHere') : t('ui.selectedOfThem', { count: here })}</Here>
        )}
      </Count>
      {hasMore && (
        <Roomy>
          <Button size="small" variant="text" color="primary" onClick={onEverything}>
            {everything.label}
          </Button>
        </Roomy>
      )}
      <span style={{ flex: 1 }} />
      {first && <ActionButton action={first} look="ghost" size="small" />}
      <Roomy>
        {others.map((action) => (
          <ActionButton key={action.key} action={action} look="ghost" size="small" />
        ))}
      </Roomy>
      <Tight>
        <ActionMenu actions={[...others, ...(hasMore ? [everything] : [])]} name={t('ui.selection')} />
      </Tight>
      <IconButton size="small" aria-label={t('ui.selectNone')} onClick={onClear}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  )
}
