import ArrowDownward from 'virtual:icon/ArrowDownward'
import ArrowUpward from 'virtual:icon/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../../form/SelectBox.tsx'
import { radiiPx } from '../../theme/tokens.ts'
import { useIsNarrow } from '../../useNarrow.ts'
import { parseSortDirection } from '../columns.ts'
import { SortMenu, type SortProps } from './SortMenu.tsx'

const ControlPair = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.field,
  '& .MuiOutlinedInput-root': { backgroundColor: 'transparent' },
}))

type Props = Pick<SortProps, 'onOrder' | 'fields'> & { order: string }

export function SortSelect({ order, onOrder, fields }: Props) {
  const { t } = useTranslation()
  const [current = ''] = order.split(' ')
  const isDescending = parseSortDirection(order, current) === 'desc'
  const isNarrow = useIsNarrow('sm')
  if (isNarrow) return <SortMenu field={current} {...{ isDescending, fields, onOrder }} />
  const Arrow = isDescending ? ArrowDownward : ArrowUpward
  return (
    <ControlPair>
      <SelectBox
        label={t('ui.sortBy')}
        labelHidden
        value={current}
        options={fields.map(({ field, label }) => ({ value: field, label }))}
        onChange={(field) => onOrder(`${field} desc`)}
      />
      <IconButton
        size="small"
        aria-label={t(isDescending ? 'kit.sort.ascend' : 'kit.sort.descend')}
        onClick={() => onOrder(`${current} ${isDescending ? 'asc' : 'desc'}`)}
      >
        <Arrow fontSize="small" />
      </IconButton>
    </ControlPair>
  )
}
