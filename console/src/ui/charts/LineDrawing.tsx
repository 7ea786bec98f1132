import { useTheme } from '@mui/material/styles'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart'
import { useState } from 'react'
import { ChartCursor } from './ChartCursor.tsx'
import { GridLabels, GridLines } from './GridLines.tsx'
import { computeAxisTicks } from './geometry.ts'
import { findLastValue, LineLabels } from './LineLabels.tsx'
import { NO_MARGIN, Plot } from './plot.ts'
import type { ChartGap, ChartMarker, Line } from './types.ts'
import { XAxisLabels, XMarker } from './XAxis.tsx'

const [TOP_MARGIN_PX, BOTTOM_MARGIN_PX] = [52, 28]
const EDGE_PADDING_PX = 6

type Props = {
  label: string
  xValues: readonly number[]
  formatX: (index: number) => string
  pointNames: readonly string[]
  lines: readonly Line[]
  gap: ChartGap | undefined
  tickUnit: number | undefined
  marker: ChartMarker | undefined
  format: (value: number) => string
  width: number
  height: number
}

export function LineDrawing(props: Props) {
  const { label, xValues, formatX, pointNames, lines, gap, format, width, height } = props
  const { tickUnit, marker } = props
  const { palette } = useTheme().vars
  const [activeIndex, setActiveIndex] = useState<number>()
  const margin = {
    ...NO_MARGIN,
    top: TOP_MARGIN_PX,
    bottom: BOTTOM_MARGIN_PX,
    left: EDGE_PADDING_PX,
    right: EDGE_PADDING_PX,
  }
  const ticks = computeAxisTicks(
    Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
  )
  const getColor = ({ tone = 'primary' }: Line) =>
    tone === 'neutral' ? palette.text.secondary : palette[tone].main
  const dashedKeys = new Set(lines.filter((line) => line.dashed).map(({ key }) => key))
  const listValuesAt = (index: number) =>
    lines.flatMap(({ label: name, values }) => {
      const value = values[index]
      return value === null || value === undefined ? [] : `${format(value)} ${name}`
    })
  const endTexts = lines.map((line) => {
    const lastPoint = findLastValue(line)
    return `${line.label} ${lastPoint ? format(lastPoint.value) : '–'}`
  })
  return (
    <Plot style={{ height }}>
      <div role="img" aria-label={`${label}: ${[...endTexts, ...(gap ? [gap.text] : [])].join('; ')}`}>
        <ChartsContainer
          width={width}
          height={height}
          margin={margin}
          series={lines.map((line) => ({
            type: 'line',
            id: line.key,
            data: line.values,
            color: getColor(line),
            curve: line.stepped ? 'stepAfter' : 'linear',
            strictStepCurve: true,
            area: line.filled ?? false,
            showMark: false,
          }))}
          xAxis={[{ data: xValues, scaleType: 'linear', domainLimit: 'strict', position: 'none' }]}
          yAxis={[{ min: 0, max: ticks.at(-1) ?? 1, domainLimit: 'strict', position: 'none' }]}
          sx={{ '& .MuiLineChart-area': { opacity: 0.12, filter: 'none' } }}
          disableAxisListener
          disableKeyboardNavigation
        >
          <GridLines ticks={ticks} />
          <AreaPlot skipAnimation />
          <LinePlot
            skipAnimation
            slotProps={{
              line: ({ seriesId }) => ({ strokeDasharray: dashedKeys.has(seriesId) ? '3 4' : undefined }),
            }}
          />
          <GridLabels ticks={ticks} format={format} />
          <XAxisLabels {...{ xValues, formatX, tickUnit }} />
          {marker && <XMarker marker={marker} />}
          <LineLabels {...{ xValues, lines, gap, format, getColor, marker, read: activeIndex }} />
        </ChartsContainer>
      </div>
      <ChartCursor
        label={label}
        xValues={xValues}
        activeIndex={activeIndex}
        onActiveChange={setActiveIndex}
        describePoint={(index) => `${pointNames[index] ?? ''}: ${listValuesAt(index).join(', ')}`}
        area={{ top: TOP_MARGIN_PX, bottom: BOTTOM_MARGIN_PX, left: margin.left, right: margin.right }}
      />
    </Plot>
  )
}
