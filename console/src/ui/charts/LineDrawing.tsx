import { useTheme } from '@mui/material/styles'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart'
import { useState } from 'react'
import { ChartCursor } from './ChartCursor.tsx'
import { GridLines, GridTexts } from './GridLines.tsx'
import { axisTicks, estimateWidth, fitLabels, NARROW_WIDTH_PX } from './geometry.ts'
import { findLastValue, formatLineEnd, LineTexts } from './LineTexts.tsx'
import { NO_MARGIN, Plot } from './plot.ts'
import type { ChartGap, Line } from './types.ts'

type PlaceTextsProps = { at: readonly number[]; formatAt: (at: number) => string }

function PlaceTexts({ at, formatAt }: PlaceTextsProps) {
  const { left, top, width, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const texts = at.map(formatAt)
  const places = at.map((value) => x(value))
  return fitLabels(places, texts, left, left + width).map((label) => (
    <text key={at[label.at]} x={label.middle} y={top + height + 20} textAnchor="middle">
      {texts[label.at]}
    </text>
  ))
}

const [ABOVE, BELOW] = [44, 28]
const BESIDE = 148
const AROUND = 20
const ON_EDGE = 6

type Props = {
  label: string
  at: readonly number[]
  formatAt: (at: number) => string
  lines: readonly Line[]
  gap: ChartGap | undefined
  format: (value: number) => string
  width: number
  height: number
}

export function LineDrawing({ label, at, formatAt, lines, gap, format, width, height }: Props) {
  const { palette } = useTheme().vars
  const [read, setRead] = useState<number>()
  const isNarrow = width < NARROW_WIDTH_PX
  const beside = [...lines.map((line) => formatLineEnd(line, format)), gap?.text ?? '']
  const margin = {
    ...NO_MARGIN,
    top: ABOVE,
    bottom: BELOW,
    left: ON_EDGE,
    right: isNarrow ? ON_EDGE : Math.max(BESIDE, ...beside.map((text) => estimateWidth(text) + AROUND)),
  }
  const ticks = axisTicks(Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const getColor = ({ tone = 'primary' }: Line) =>
    tone === 'neutral' ? palette.text.secondary : palette[tone].main
  const dashed = new Set(lines.filter((line) => line.dashed).map(({ key }) => key))
  const wordsAt = (place: number) =>
    lines.flatMap(({ label: name, values }) => {
      const value = values[place]
      return value === null || value === undefined ? [] : `${format(value)} ${name}`
    })
  const ends = lines.map((line) => {
    const last = findLastValue(line)
    return `${line.label} ${last ? format(last.value) : '–'}`
  })
  return (
    <Plot style={{ height }}>
      <div role="img" aria-label={`${label}: ${[...ends, ...(gap ? [gap.text] : [])].join('; ')}`}>
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
          xAxis={[{ data: at, scaleType: 'linear', domainLimit: 'strict', position: 'none' }]}
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
              line: ({ seriesId }) => ({ strokeDasharray: dashed.has(seriesId) ? '3 4' : undefined }),
            }}
          />
          <GridTexts ticks={ticks} format={format} />
          <PlaceTexts at={at} formatAt={formatAt} />
          <LineTexts {...{ at, lines, gap, format, colorOf: getColor, isNarrow, read }} />
        </ChartsContainer>
      </div>
      <ChartCursor
        label={label}
        at={at}
        read={read}
        onRead={setRead}
        words={(place) => `${formatAt(at[place] ?? 0)}: ${wordsAt(place).join(', ')}`}
        area={{ top: ABOVE, bottom: BELOW, left: margin.left, right: margin.right }}
      />
    </Plot>
  )
}
