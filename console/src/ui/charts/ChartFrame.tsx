import ChartIcon from 'virtual:icon/InsertChartOutlined'
import TableIcon from 'virtual:icon/TableChartOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetched } from '../lazyPart.tsx'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { size } from '../theme/tokens.ts'
import { useWidth } from '../useWidth.ts'
import { type ChartFigures, ChartTable } from './ChartTable.tsx'
import type { ChartBaseProps } from './types.ts'

const HEIGHT = 240

const Middle = styled('div')({ display: 'grid', alignContent: 'center', overflow: 'auto' })

const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  height: size.controlSmall,
  marginTop: 8,
})

type Props = ChartBaseProps & {
  figures: ChartFigures
  empty: ReactNode
  fetch?: () => Promise<unknown>
  draw: (width: number, height: number) => ReactNode
}

export function ChartFrame({
  label,
  height = HEIGHT,
  loading,
  error,
  onRetry,
  figures,
  empty,
  fetch,
  draw,
}: Props) {
  const { t } = useTranslation()
  const [box, measured] = useWidth<HTMLDivElement>()
  // The chart is deferred, so that the figures around it paint first.
  const width = useDeferredValue(measured)
  const [isTable, setTable] = useState(false)
  const other = t(isTable ? 'kit.chart.asChart' : 'kit.chart.asTable')
  const hasRows = figures.rows.length > 0
  const failed = loading ? undefined : error
  useFetched(loading ? fetch : undefined)
  const skeleton = <CardSkeleton height={height} />
  const face = () => {
    if (failed !== undefined) return <ErrorState title={failed} onRetry={onRetry} />
    if (!hasRows) return loading ? skeleton : empty
    if (isTable) return <ChartTable {...{ label, height, figures }} />
    return width > 0 && <Suspense fallback={skeleton}>{draw(width, height)}</Suspense>
  }
  return (
    <div aria-busy={loading}>
      <Middle ref={box} style={{ height, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {face()}
      </Middle>
      <Foot>
        {hasRows && failed === undefined && (
          <Button
            size="small"
            variant="text"
            aria-label={`${other}: ${label}`}
            startIcon={isTable ? <ChartIcon /> : <TableIcon />}
            onClick={() => setTable(!isTable)}
          >
            {other}
          </Button>
        )}
      </Foot>
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
    </div>
  )
}
