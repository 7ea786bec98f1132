import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useElementWidth } from '../useElementWidth.ts'
import { HEAT_WIDTHS_PX, HeatGrid, type HeatProps } from './HeatGrid.tsx'
import { HeatList } from './HeatList.tsx'

const [HEADER_HEIGHT_PX, ROW_HEIGHT_PX] = [48, 50]

const CentredBox = styled('div')({ display: 'grid', alignContent: 'center' })

type Props = HeatProps & {
  empty: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  expected?: number
}

export function HeatTable({
  empty,
  loading = false,
  error,
  onRetry,
  expected: expectedRowCount = 5,
  ...heatProps
}: Props) {
  const { t } = useTranslation()
  const [box, width] = useElementWidth<HTMLDivElement>()
  const { columns, rows, overall: overallLabel } = heatProps
  const requiredWidth =
    HEAT_WIDTHS_PX.name +
    (overallLabel === undefined ? 0 : HEAT_WIDTHS_PX.overall) +
    columns.length * HEAT_WIDTHS_PX.cell
  const height = HEADER_HEIGHT_PX + expectedRowCount * ROW_HEIGHT_PX
  const renderBody = () => {
    if (error !== undefined && !loading) {
      return (
        <CentredBox style={{ minHeight: height }}>
          <ErrorState title={error} onRetry={onRetry} />
        </CentredBox>
      )
    }
    if (rows.length === 0) {
      return loading ? (
        <CardSkeleton height={height} />
      ) : (
        <CentredBox style={{ minHeight: height }}>{empty}</CentredBox>
      )
    }
    return width > 0 && width < requiredWidth ? <HeatList {...heatProps} /> : <HeatGrid {...heatProps} />
  }
  return (
    <div ref={box} aria-busy={loading}>
      {renderBody()}
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
    </div>
  )
}
