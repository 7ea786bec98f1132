import { useTheme } from '@mui/material/styles'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart'
import { useState } from 'react'
import { ChartCursor } from './ChartCursor.tsx'
import { GridLabels, GridLines } from './GridLines.tsx'
import { computeAxisTicks, estimateTextWidth, fitLabels, NARROW_WIDTH_PX } from './geometry.ts'
import { findLastValue, formatLineEnd, LineLabels } from './LineLabels.tsx'
import { NO_MARGIN, Plot } from './plot.ts'
import type { ChartGap, Line } from './types.ts'

type XAxisLabelsProps = { at: readonly number[]; formatX: (at: number) => string }

function XAxisLabels({ at: tickIndexes, formatX }: XAxisLabelsProps) {
  const { left, top, width, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const texts = tickIndexes.map(formatX)
  const positions = tickIndexes.map((value) => x(value))
  return fitLabels(positions, texts, left, left + width).map((label) => (
    <text key={tickIndexes[label.index]} x={label.middle} y={top + height + 20} textAnchor="middle">
      {texts[label.index]}
    </text>
  ))
}

const [TOP_MARGIN_PX, BOTTOM_MARGIN_PX] = [44, 28]
const RIGHT_MARGIN_PX = 148
const LABEL_PADDING_PX = 20
const EDGE_PADDING_PX = 6

type Props = {
  label: string
  xValues: readonly number[]
  formatX: (index: number) => string
  lines: readonly Line[]
  gap: ChartGap | undefined
  format: (value: number) => string
  width: number
  height: number
}

export function LineDrawing({ label, xValues, formatX, lines, gap, format, width, height }: Props) {
  const { palette } = useTheme().vars
  const [activeIndex, setActiveIndex] = useState<number>()
  const isNarrow = width < NARROW_WIDTH_PX
  const endLabels = [...lines.map((line) => formatLineEnd(line, format)), gap?.text ?? '']
  const margin = {
    ...NO_MARGIN,
    top: TOP_MARGIN_PX,
    bottom: BOTTOM_MARGIN_PX,
    left: EDGE_PADDING_PX,
    right: isNarrow
      ? EDGE_PADDING_PX
      : Math.max(RIGHT_MARGIN_PX, ...endLabels.map((text) => estimateTextWidth(text) + LABEL_PADDING_PX)),
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
          <XAxisLabels at={xValues} formatX={formatX} />
          <LineLabels {...{ xValues, lines, gap, format, getColor, isNarrow, read: activeIndex }} />
        </ChartsContainer>
      </div>
      <ChartCursor
        label={label}
        xValues={xValues}
        activeIndex={activeIndex}
        onActiveChange={setActiveIndex}
        describePoint={(index) => `${formatX(xValues[index] ?? 0)}: ${listValuesAt(index).join(', ')}`}
        area={{ top: TOP_MARGIN_PX, bottom: BOTTOM_MARGIN_PX, left: margin.left, right: margin.right }}
      />
    </Plot>
  )
}
