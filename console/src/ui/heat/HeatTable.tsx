import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { readTextScale } from '../theme/textScale.ts'
import { useElementWidth } from '../useElementWidth.ts'
import { HEAT_GAP_PX, HEAT_WIDTHS_REM, HeatGrid, type HeatProps } from './HeatGrid.tsx'
import { HeatList } from './HeatList.tsx'

const [HEADER_HEIGHT_PX, ROW_HEIGHT_PX, FOLDED_ROW_HEIGHT_PX] = [48, 50, 78]

const MIN_EXPECTED_COLUMNS = 3

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
  const [box, width] = useElementWidth<HTMLDivElement>()
  const { columns, rows, overall: overallLabel } = heatProps
  const requiredRem =
    HEAT_WIDTHS_REM.name +
    (overallLabel === undefined ? 0 : HEAT_WIDTHS_REM.overall) +
    (loading ? Math.max(columns.length, MIN_EXPECTED_COLUMNS) : columns.length) * HEAT_WIDTHS_REM.cell
  const requiredWidth = requiredRem * 16 * readTextScale()
  const isFolded = width > 0 && width < requiredWidth
  const height = isFolded
    ? expectedRowCount * FOLDED_ROW_HEIGHT_PX
    : HEADER_HEIGHT_PX + expectedRowCount * ROW_HEIGHT_PX
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
        <div style={isFolded ? undefined : { margin: -HEAT_GAP_PX, padding: HEAT_GAP_PX }}>
          <CardSkeleton height={height} />
        </div>
      ) : (
        <CentredBox style={{ minHeight: height }}>{empty}</CentredBox>
      )
    }
    return isFolded ? <HeatList {...heatProps} /> : <HeatGrid {...heatProps} />
  }
  return (
    <div ref={box} aria-busy={loading}>
      {renderBody()}
    </div>
  )
}
