import ChartIcon from 'virtual:icon/InsertChartOutlined'
import TableIcon from 'virtual:icon/TableChartOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useContext, useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePrefetch } from '../lazyPart.tsx'
import { CardSkeleton } from '../panels/CardSkeleton.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { readTextScale } from '../theme/textScale.ts'
import { sizes } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'
import { useElementWidth } from '../useElementWidth.ts'
import { ChartToolsContext } from './ChartPanel.tsx'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import type { ChartBaseProps } from './types.ts'

const DEFAULT_HEIGHT_PX = 240

const ChartArea = styled('div')({ display: 'grid', alignContent: 'center', overflow: 'auto' })

const Footer = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  height: sizes.controlSmall,
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
  height: unscaledHeight = DEFAULT_HEIGHT_PX,
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
  const textScale = readTextScale()
  const height = unscaledHeight * textScale
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
    if (width === 0) return null
    return (
      <Suspense fallback={skeleton}>
        <div style={{ zoom: textScale }}>{draw(width / textScale, unscaledHeight)}</div>
      </Suspense>
    )
  }
  const panelTools = useContext(ChartToolsContext)
  const toggleProps = { 'aria-label': `${toggleLabel}: ${label}`, onClick: () => setTable(!isTable) }
  const ToggleIcon = isTable ? ChartIcon : TableIcon
  const canToggle = hasRows && errorText === undefined
  const areaStyle = { gridTemplateColumns: 'minmax(0, 1fr)', '--heed-chart-width': `${String(width)}px` }
  return (
    <div aria-busy={loading}>
      <ChartArea ref={box} data-chart-area style={{ ...areaStyle, height }}>
        {renderBody()}
      </ChartArea>
      {panelTools === undefined && (
        <Footer>
          {canToggle && (
            <Button {...toggleProps} size="small" variant="text" startIcon={<ToggleIcon />}>
              {toggleLabel}
            </Button>
          )}
        </Footer>
      )}
      {panelTools &&
        canToggle &&
        createPortal(
          <IconButton {...toggleProps} {...getTooltipProps(toggleLabel)} size="small">
            <ToggleIcon fontSize="small" />
          </IconButton>,
          panelTools,
        )}
    </div>
  )
}
