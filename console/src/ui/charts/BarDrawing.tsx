import { styled, useTheme } from '@mui/material/styles'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsContainer, type ChartsContainerProps } from '@mui/x-charts/ChartsContainer'
import type { CSSProperties } from 'react'
import { SingleLineText } from '../text/SingleLineText.tsx'
import { typeScale as scale } from '../theme/tokens.ts'
import { BarLabels } from './BarLabels.tsx'
import { ChartLink } from './ChartLink.ts'
import { GridLabels, GridLines } from './GridLines.tsx'
import { computeAxisTicks, estimateTextWidth } from './geometry.ts'
import { NO_MARGIN, Plot } from './plot.ts'
import type { Bar } from './types.ts'

const TEXT_HEIGHT_PX = 16
const ROW_HEIGHT_PX = 2 * TEXT_HEIGHT_PX + 8
const AXIS_WIDTH_PX = 44
const NARROW_CHAR_WIDTH_PX = 6.8

const Labels = styled('div')(({ theme }) => ({
  position: 'absolute',
  display: 'grid',
  lineHeight: `${String(TEXT_HEIGHT_PX)}px`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > *': { display: 'block', fontWeight: 'inherit' },
  '& strong': { fontWeight: scale.weight.medium, color: theme.vars.palette.text.primary },
  '& button': { color: 'inherit', textDecorationColor: 'transparent' },
  '& button:is(:hover, :focus-visible)': { textDecorationColor: 'currentcolor' },
}))

type Layout = {
  layout: 'horizontal' | 'vertical'
  margin: typeof NO_MARGIN
  axes: Pick<ChartsContainerProps<'bar'>, 'xAxis' | 'yAxis'>
  labels: CSSProperties
}

type Props = {
  label: string
  bars: readonly Bar[]
  step: number | undefined
  format: (value: number) => string
  width: number
  height: number
}

export function BarDrawing({ label, bars, step, format, width, height }: Props) {
  const { palette } = useTheme().vars
  const requiredWidth = bars.length * computeMinBarWidth(bars)
  const isHorizontal = width < requiredWidth
  const axis = width - AXIS_WIDTH_PX < requiredWidth ? 0 : AXIS_WIDTH_PX
  const ticks = computeAxisTicks(Math.max(...bars.map(({ value }) => value)), step)
  const grid = axis === 0 ? [0] : ticks
  const maxValue = ticks.at(-1) ?? 1
  const names = Math.min(width * 0.4, Math.max(...bars.map((bar) => estimateTextWidth(bar.label))) + 16)
  const keys = bars.map(({ key }) => key)
  const colors = bars.map(({ color }) => color ?? palette.primary.main)
  const topMargin = TEXT_HEIGHT_PX * (bars.some(({ note }) => note) ? 2 : 1) + 8
  const bottomMargin = TEXT_HEIGHT_PX * (bars.some(({ hint }) => hint) ? 3 : 2) + 8
  const axisDefaults = { position: 'none' as const, domainLimit: 'strict' as const }
  const bandPadding = {
    ...axisDefaults,
    data: keys,
    scaleType: 'band' as const,
    categoryGapRatio: 0.4,
    colorMap: { type: 'ordinal' as const, values: keys, colors },
  }
  const chartLayout: Layout = isHorizontal
    ? {
        layout: 'horizontal',
        margin: { ...NO_MARGIN, left: names },
        axes: {
          xAxis: [{ ...axisDefaults, min: 0, max: computeAxisMax(maxValue, bars, width - names) }],
          yAxis: [bandPadding],
        },
        labels: { inset: '0 auto 0 0', width: names - 8, gridAutoRows: '1fr', alignItems: 'center' },
      }
    : {
        layout: 'vertical',
        margin: { ...NO_MARGIN, top: topMargin, bottom: bottomMargin, left: axis },
        axes: { xAxis: [bandPadding], yAxis: [{ ...axisDefaults, min: 0, max: maxValue }] },
        labels: {
          inset: `auto 0 0 ${String(axis)}px`,
          height: bottomMargin - 8,
          gridAutoColumns: '1fr',
          gridAutoFlow: 'column',
          textAlign: 'center',
        },
      }
  const descriptions = bars.map(
    ({ label: name, text, note }) => `${name} ${note ? `${text}, ${note}` : text}`,
  )
  return (
    <Plot style={{ height }}>
      <div role="img" aria-label={`${label}: ${descriptions.join('; ')}`}>
        <ChartsContainer
          // The key remounts the chart, because the library keeps the old scales when the layout changes.
          key={chartLayout.layout}
          width={width}
          height={height}
          margin={chartLayout.margin}
          series={[{ type: 'bar', data: bars.map(({ value }) => value), layout: chartLayout.layout }]}
          {...chartLayout.axes}
          disableAxisListener
          disableKeyboardNavigation
        >
          {!isHorizontal && <GridLines ticks={grid} />}
          <BarPlot skipAnimation borderRadius={4} />
          {!isHorizontal && <GridLabels ticks={grid} format={format} beside={axis} />}
          <BarLabels bars={bars} isHorizontal={isHorizontal} />
        </ChartsContainer>
      </div>
      <Labels style={chartLayout.labels}>
        {bars.map(({ key, label: name, hint, onOpen }, index) => (
          <div key={key} aria-hidden={onOpen === undefined}>
            <BarName
              name={name}
              isHorizontal={isHorizontal}
              onOpen={onOpen}
              description={descriptions[index] ?? name}
            />
            {(!isHorizontal || height / bars.length >= ROW_HEIGHT_PX) && <span aria-hidden>{hint}</span>}
          </div>
        ))}
      </Labels>
    </Plot>
  )
}

type NameProps = {
  name: string
  isHorizontal: boolean
  onOpen: (() => void) | undefined
  description: string
}

function BarName({ name, isHorizontal, onOpen, description }: NameProps) {
  const text = isHorizontal ? <SingleLineText text={name} /> : <strong>{name}</strong>
  if (!onOpen) return text
  return (
    <ChartLink
      aria-label={description}
      onClick={onOpen}
      style={{ maxWidth: '100%', marginInline: isHorizontal ? 0 : 'auto' }}
    >
      {text}
    </ChartLink>
  )
}

function computeAxisMax(maxValue: number, bars: readonly Bar[], pixels: number): number {
  const labelWidth = Math.max(...bars.map(({ text, note = '' }) => estimateTextWidth(`${text} ${note}`))) + 16
  return (maxValue * pixels) / Math.max(pixels - labelWidth, pixels * 0.25)
}

const computeMinBarWidth = (bars: readonly Bar[]) =>
  Math.max(
    ...bars.flatMap(({ label, hint = '', text, note = '' }) =>
      [...label.split(' '), hint, text, note].map((words) => words.length * NARROW_CHAR_WIDTH_PX),
    ),
  )
