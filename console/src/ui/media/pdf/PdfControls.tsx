import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import ZoomIn from 'virtual:icon/ZoomIn'
import ZoomOut from 'virtual:icon/ZoomOut'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../formats.ts'
import { getReasonProps } from '../../tooltipProps.ts'
import { PdfTools } from './PdfBar.tsx'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

export const findNextZoom = (zoom: number, step: 1 | -1): number => ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom

type Props = {
  page: number
  pageCount: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
}

export function PdfControls({ page, pageCount, zoom, onPage, onZoom }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const renderButton = (label: string, icon: ReactNode, reason: string | false, onRun: () => void) => (
    <IconButton
      size="small"
      {...getReasonProps(reason || undefined)}
      aria-label={label}
      aria-disabled={reason !== false || undefined}
      onClick={() => reason === false && onRun()}
    >
      {icon}
    </IconButton>
  )
  const isLargest = findNextZoom(zoom, 1) === zoom
  const isSmallest = findNextZoom(zoom, -1) === zoom
  return (
    <>
      <PdfTools>
        {renderButton(t('kit.pdf.previous'), <ChevronLeft />, page <= 1 && t('kit.pdf.isFirst'), () =>
          onPage(page - 1),
        )}
        <span>{t('kit.media.page', { number: page, all: pageCount })}</span>
        {renderButton(t('kit.pdf.next'), <ChevronRight />, page >= pageCount && t('kit.pdf.isLast'), () =>
          onPage(page + 1),
        )}
      </PdfTools>
      <PdfTools>
        {renderButton(t('kit.pdf.zoomOut'), <ZoomOut />, isSmallest && t('kit.pdf.isSmallest'), () =>
          onZoom(findNextZoom(zoom, -1)),
        )}
        <span style={{ minWidth: '3rem', textAlign: 'center' }}>
          {formatWholePercent(formats, zoom * 100)}
        </span>
        {renderButton(t('kit.pdf.zoomIn'), <ZoomIn />, isLargest && t('kit.pdf.isLargest'), () =>
          onZoom(findNextZoom(zoom, 1)),
        )}
      </PdfTools>
    </>
  )
}
