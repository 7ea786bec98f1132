import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useWidth } from '../useWidth.ts'
import { HEAT_WIDTHS, HeatGrid, type HeatProps } from './HeatGrid.tsx'
import { HeatList } from './HeatList.tsx'

const [HEAD, ROW] = [48, 50]

const Middle = styled('div')({ display: 'grid', alignContent: 'center' })

type Props = HeatProps & {
  empty: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  expected?: number
}

export function HeatTable({ empty, loading = false, error, onRetry, expected = 5, ...heat }: Props) {
  const { t } = useTranslation()
  const [box, width] = useWidth<HTMLDivElement>()
  const { columns, rows, overall } = heat
  const needed =
    HEAT_WIDTHS.name + (overall === undefined ? 0 : HEAT_WIDTHS.overall) + columns.length * HEAT_WIDTHS.cell
  const height = HEAD + expected * ROW
  const face = () => {
    if (error !== undefined && !loading) {
      return (
        <Middle style={{ minHeight: height }}>
          <ErrorState title={error} onRetry={onRetry} />
        </Middle>
      )
    }
    if (rows.length === 0) {
      return loading ? (
        <CardSkeleton height={height} />
      ) : (
        <Middle style={{ minHeight: height }}>{empty}</Middle>
      )
    }
    return width > 0 && width < needed ? <HeatList {...heat} /> : <HeatGrid {...heat} />
  }
  return (
    <div ref={box} aria-busy={loading}>
      {face()}
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
    </div>
  )
}
