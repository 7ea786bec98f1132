import ChartIcon from 'virtual:icon/InsertChartOutlined'
import TableIcon from 'virtual:icon/TableChartOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrefetch } from '../lazyPart.tsx'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { sizesPx } from '../theme/tokens.ts'
import { useElementWidth } from '../useElementWidth.ts'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import type { ChartBaseProps } from './types.ts'

const DEFAULT_HEIGHT_PX = 240

const ChartArea = styled('div')({ display: 'grid', alignContent: 'center', overflow: 'auto' })

const Footer = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  height: sizesPx.controlSmall,
  marginTop: 8,
})

type Props = ChartBaseProps & {
  tableData: ChartTableData
  empty: ReactNode
  fetch?: () => Promise<unknown>
  draw: (width: number, height: number) => ReactNode
}

export function ChartFrame({
  label,
  height = DEFAULT_HEIGHT_PX,
  loading,
  error,
  onRetry,
  tableData,
  empty,
  fetch,
  draw,
}: Props) {
  const { t } = useTranslation()
  const [box, measuredWidth] = useElementWidth<HTMLDivElement>()
  // The chart is deferred, so that the figures around it paint first.
  const width = useDeferredValue(measuredWidth)
  const [isTable, setTable] = useState(false)
  const toggleLabel = t(isTable ? 'kit.chart.asChart' : 'kit.chart.asTable')
  const hasRows = tableData.rows.length > 0
  const errorText = loading ? undefined : error
  usePrefetch(loading ? fetch : undefined)
  const skeleton = <CardSkeleton height={height} />
  const renderBody = () => {
    if (errorText !== undefined) return <ErrorState title={errorText} onRetry={onRetry} />
    if (!hasRows) return loading ? skeleton : empty
    if (isTable) return <ChartTable {...{ label, height, tableData }} />
    return width > 0 && <Suspense fallback={skeleton}>{draw(width, height)}</Suspense>
  }
  const areaStyle = { gridTemplateColumns: 'minmax(0, 1fr)', '--heed-chart-width': `${String(width)}px` }
  return (
    <div aria-busy={loading}>
      <ChartArea ref={box} data-chart-area style={{ ...areaStyle, height }}>
        {renderBody()}
      </ChartArea>
      <Footer>
        {hasRows && errorText === undefined && (
          <Button
            size="small"
            variant="text"
            aria-label={`${toggleLabel}: ${label}`}
            startIcon={isTable ? <ChartIcon /> : <TableIcon />}
            onClick={() => setTable(!isTable)}
          >
            {toggleLabel}
          </Button>
        )}
      </Footer>
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
    </div>
  )
}
