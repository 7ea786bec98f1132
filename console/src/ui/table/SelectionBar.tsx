import Close from 'virtual:icon/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnnouncedText } from '../announcer/Announced.tsx'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { ActionMenu } from '../buttons/ActionMenu.tsx'
import { type Action, getVisibleActions } from '../buttons/action.ts'
import { ellipsisStyles } from '../text/cutText.ts'
import { SHORT_QUERY, STICKY, typeScale as scale, sizes, tabularNumbers } from '../theme/tokens.ts'
import { CHECK_WIDTH_PX, NARROW_QUERY } from './parts.ts'
import type { TableSelection } from './types.ts'

const Bar = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  position: STICKY,
  top: 'var(--heed-sticky-top, 0px)',
  zIndex: 3,
  [SHORT_QUERY]: { position: 'relative', top: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: sizes.tableHead,
  margin: `0 0 -${sizes.tableHead} ${String(CHECK_WIDTH_PX)}px`,
  padding: '0 12px',
  borderTopRightRadius: 'var(--heed-head-corner)',
  backgroundColor: theme.vars.palette.soft.primary,
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  [NARROW_QUERY]: { padding: '0 8px 0 0' },
}))

const CountText = styled('span')(({ theme }) => ({
  minWidth: 0,
  ...ellipsisStyles,
  color: theme.vars.palette.text.secondary,
  '& strong': { fontWeight: scale.weight.semibold, color: theme.vars.palette.text.primary },
}))

const WideOnlyArea = styled('span')({ display: 'contents', [NARROW_QUERY]: { display: 'none' } })

// A separate element, which keeps its leading space even if the text before it loads later.
const PageCountText = styled('span')({ whiteSpace: 'pre', [NARROW_QUERY]: { display: 'none' } })

const NarrowOnlyArea = styled('span')({ display: 'none', [NARROW_QUERY]: { display: 'contents' } })

type Props = {
  selection: TableSelection
  rowsOnPage: number
  actions: readonly Action[]
}

export function SelectionBar({ selection, rowsOnPage, actions }: Props) {
  const { t } = useTranslation()
  const countText = useAnnouncedText<HTMLSpanElement>({ isNew: true })
  const { count, total, isEverything: isAllSelected, onEverything: onSelectAll, onClear } = selection
  const [firstAction, ...otherActions] = getVisibleActions(actions)
  const selectAllAction = {
    key: 'everything',
    label: t('ui.selectAll', { count: total }),
    onRun: onSelectAll,
  }
  const canSelectAll = !isAllSelected && rowsOnPage < total
  return (
    <Bar>
      <CountText ref={countText} dir="auto">
        <strong>{isAllSelected ? t('ui.selectedAll', { count: total }) : t('ui.selected', { count })}</strong>
        {!isAllSelected && (
          <PageCountText>
            {' '}
            {count === rowsOnPage ? t('ui.selectedHere') : t('ui.selectedOfThem', { count: rowsOnPage })}
          </PageCountText>
        )}
      </CountText>
      {canSelectAll && (
        <WideOnlyArea>
          <Button size="small" variant="text" color="primary" onClick={onSelectAll}>
            {selectAllAction.label}
          </Button>
        </WideOnlyArea>
      )}
      <span style={{ flex: 1 }} />
      {firstAction && <ActionButton action={firstAction} look="ghost" size="small" />}
      <WideOnlyArea>
        {otherActions.map((action) => (
          <ActionButton key={action.key} action={action} look="ghost" size="small" />
        ))}
      </WideOnlyArea>
      <NarrowOnlyArea>
        <ActionMenu
          actions={[...otherActions, ...(canSelectAll ? [selectAllAction] : [])]}
          name={t('ui.selection')}
        />
      </NarrowOnlyArea>
      <IconButton size="small" aria-label={t('ui.selectNone')} onClick={onClear}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  )
}
