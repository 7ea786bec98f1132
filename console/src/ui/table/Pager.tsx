import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import FirstPage from '@mui/icons-material/FirstPage'
import LastPage from '@mui/icons-material/LastPage'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type as scale } from '../theme/tokens.ts'
import { SizeSelect } from './SizeSelect.tsx'
import type { Paging } from './types.ts'

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 20px',
  padding: '8px 12px 8px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
}))

type Props = { paging: Paging; sizes: readonly number[]; label: string }

/** First, previous, next, last, the range that is seen, and how many rows a page has. */
export function Pager({ paging, sizes, label }: Props) {
  const { t } = useTranslation()
  const { page, size, total, onPage, onSize } = paging
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const range = { from: total === 0 ? 0 : page * size + 1, to: Math.min(total, (page + 1) * size), total }
  const button = (
    key: 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage',
    target: number,
    stop: boolean,
    Icon: typeof FirstPage,
  ) => (
    <IconButton
      size="small"
      aria-label={t(`ui.${key}`)}
      aria-disabled={stop || undefined}
      onClick={() => {
        if (!stop) onPage(target)
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <Bar aria-label={t('ui.pages', { name: label })}>
      {onSize && <SizeSelect size={size} sizes={sizes} onSize={onSize} />}
      <span aria-live="polite">{t('ui.pageRange', range)}</span>
      <span>
        {button('firstPage', 0, page === 0, FirstPage)}
        {button('previousPage', page - 1, page === 0, ChevronLeft)}
        {button('nextPage', page + 1, page >= last, ChevronRight)}
        {button('lastPage', last, page >= last, LastPage)}
      </span>
    </Bar>
  )
}
