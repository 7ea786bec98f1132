import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import FirstPage from 'virtual:icon/FirstPage'
import LastPage from 'virtual:icon/LastPage'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announcer/announce.ts'
import { tabularNumbers } from '../theme/tokens.ts'
import { getReasonProps, getTooltipProps } from '../tooltipProps.ts'
import { PageSizeSelect } from './PageSizeSelect.tsx'
import { NARROW_QUERY } from './parts.ts'
import type { Paging } from './types.ts'

const Bar = styled('nav')(({ theme }) => ({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 48,
  padding: '4px 12px 4px 20px',
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  color: theme.vars.palette.text.secondary,
  [NARROW_QUERY]: { padding: '4px 8px 4px 16px', columnGap: 12 },
}))

export const PagerPlace = () => <Bar as="div" aria-hidden />

const Range = styled('span')({ marginRight: 'auto' })

const PageNumber = styled(Button)(({ theme }) => ({
  minWidth: 32,
  padding: '4px 6px',
  color: theme.vars.palette.text.secondary,
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.surface.subtle,
  },
}))

type Props = {
  paging: Paging
  sizes: readonly number[]
  label: string
  buttons?: number | undefined
}

function listPagesAround(page: number, lastPage: number, count: number): number[] {
  const firstPage = Math.max(0, Math.min(page - Math.floor(count / 2), lastPage - count + 1))
  return Array.from({ length: Math.min(count, lastPage + 1) }, (_, index) => firstPage + index)
}

export function Pager({ paging, sizes, label, buttons = 0 }: Props) {
  const { t } = useTranslation()
  const { page, size, total, onPage, onSize } = paging
  const lastPage = Math.max(0, Math.ceil(total / size) - 1)
  const formatRange = (nextPage: number, nextSize = size) =>
    t('ui.pageRange', {
      from: total === 0 ? 0 : nextPage * nextSize + 1,
      to: Math.min(total, (nextPage + 1) * nextSize),
      total,
    })
  const changePage = (target: number) => {
    onPage(target)
    announce(formatRange(target))
  }
  const previousRefusal = page === 0 && 'noPageBefore'
  const nextRefusal = page >= lastPage && 'noPageAfter'
  const renderButton = (
    key: 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage',
    target: number,
    refusalKey: 'noPageBefore' | 'noPageAfter' | false,
    Icon: typeof FirstPage,
  ) => (
    <IconButton
      size="small"
      aria-label={t(`ui.${key}`)}
      aria-disabled={refusalKey !== false || undefined}
      {...(refusalKey ? getReasonProps(t(`ui.${refusalKey}`)) : getTooltipProps(t(`ui.${key}`)))}
      onClick={() => {
        if (!refusalKey) changePage(target)
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <Bar aria-label={t('ui.pages', { name: label })}>
      <Range>{formatRange(page)}</Range>
      {onSize && (
        <PageSizeSelect
          size={size}
          sizes={sizes}
          onSize={(newSize) => {
            onSize(newSize)
            announce(formatRange(0, newSize))
          }}
        />
      )}
      <span>
        {renderButton('firstPage', 0, previousRefusal, FirstPage)}
        {renderButton('previousPage', page - 1, previousRefusal, ChevronLeft)}
        {listPagesAround(page, lastPage, buttons).map((pageIndex) => (
          <PageNumber
            key={pageIndex}
            variant="text"
            size="small"
            aria-label={t('ui.page', { number: pageIndex + 1 })}
            aria-current={pageIndex === page ? 'page' : undefined}
            onClick={() => changePage(pageIndex)}
          >
            {pageIndex + 1}
          </PageNumber>
        ))}
        {renderButton('nextPage', page + 1, nextRefusal, ChevronRight)}
        {renderButton('lastPage', lastPage, nextRefusal, LastPage)}
      </span>
    </Bar>
  )
}
