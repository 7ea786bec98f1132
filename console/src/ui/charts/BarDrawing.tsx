import { styled, useTheme } from '@mui/material/styles'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsContainer, type ChartsContainerProps } from '@mui/x-charts/ChartsContainer'
import type { CSSProperties } from 'react'
import { OneLine } from '../text/OneLine.tsx'
import { BarTexts } from './BarTexts.tsx'
import { ChartLink } from './ChartLink.ts'
import { GridLines, GridTexts } from './GridLines.tsx'
import { axisTicks, estimateWidth } from './geometry.ts'
import { NO_MARGIN, Plot } from './plot.ts'
import type { Bar } from './types.ts'

const TEXT = 16
const ROW = 2 * TEXT + 8
const AXIS = 44

const Labels = styled('div')(({ theme }) => ({
  position: 'absolute',
  display: 'grid',
  lineHeight: `${String(TEXT)}px`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > *': { display: 'block', fontWeight: 'inherit' },
  '& strong': { color: theme.vars.palette.text.primary },
  '& button strong': { color: 'inherit' },
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
  const room = bars.length * computeBarHeight(bars)
  const lies = width < room
  const axis = width - AXIS < room ? 0 : AXIS
  const ticks = axisTicks(Math.max(...bars.map(({ value }) => value)), step)
  const grid = axis === 0 ? [0] : ticks
  const most = ticks.at(-1) ?? 1
  const names = Math.min(width * 0.4, Math.max(...bars.map((bar) => estimateWidth(bar.label))) + 16)
  const keys = bars.map(({ key }) => key)
  const colors = bars.map(({ color }) => color ?? palette.primary.main)
  const above = TEXT * (bars.some(({ note }) => note) ? 2 : 1) + 8
  const below = TEXT * (bars.some(({ hint }) => hint) ? 3 : 2) + 8
  const shared = { position: 'none' as const, domainLimit: 'strict' as const }
  const band = {
    ...shared,
    data: keys,
    scaleType: 'band' as const,
    categoryGapRatio: 0.4,
    colorMap: { type: 'ordinal' as const, values: keys, colors },
  }
  const place: Layout = lies
    ? {
        layout: 'horizontal',
        margin: { ...NO_MARGIN, left: names },
        axes: { xAxis: [{ ...shared, min: 0, max: beyond(most, bars, width - names) }], yAxis: [band] },
        labels: { inset: '0 auto 0 0', width: names - 8, gridAutoRows: '1fr', alignItems: 'center' },
      }
    : {
        layout: 'vertical',
        margin: { ...NO_MARGIN, top: above, bottom: below, left: axis },
        axes: { xAxis: [band], yAxis: [{ ...shared, min: 0, max: most }] },
        labels: {
          inset: `auto 0 0 ${String(axis)}px`,
          height: below - 8,
          gridAutoColumns: '1fr',
          gridAutoFlow: 'column',
          textAlign: 'center',
        },
      }
  const words = bars.map(({ label: name, text, note }) => `${name} ${note ? `${text}, ${note}` : text}`)
  return (
    <Plot style={{ height }}>
      <div role="img" aria-label={`${label}: ${words.join('; ')}`}>
        <ChartsContainer
          // The key remounts the chart, because the library keeps the old scales when the layout changes.
          key={place.layout}
          width={width}
          height={height}
          margin={place.margin}
          series={[{ type: 'bar', data: bars.map(({ value }) => value), layout: place.layout }]}
          {...place.axes}
          disableAxisListener
          disableKeyboardNavigation
        >
          {!lies && <GridLines ticks={grid} />}
          <BarPlot skipAnimation borderRadius={4} />
          {!lies && <GridTexts ticks={grid} format={format} beside={axis} />}
          <BarTexts bars={bars} lies={lies} />
        </ChartsContainer>
      </div>
      <Labels style={place.labels}>
        {bars.map(({ key, label: name, hint, onOpen }, at) => (
          <div key={key} aria-hidden={onOpen === undefined}>
            <BarName name={name} lies={lies} onOpen={onOpen} words={words[at] ?? name} />
            {(!lies || height / bars.length >= ROW) && <span aria-hidden>{hint}</span>}
          </div>
        ))}
      </Labels>
    </Plot>
  )
}

type NameProps = { name: string; lies: boolean; onOpen: (() => void) | undefined; words: string }

function BarName({ name, lies, onOpen, words }: NameProps) {
  const text = lies ? <OneLine text={name} /> : <strong>{name}</strong>
  if (!onOpen) return text
  return (
    <ChartLink
      aria-label={words}
      onClick={onOpen}
      style={{ maxWidth: '100%', marginInline: lies ? 0 : 'auto' }}
    >
      {text}
    </ChartLink>
  )
}

function beyond(most: number, bars: readonly Bar[], pixels: number): number {
  const room = Math.max(...bars.map(({ text, note = '' }) => estimateWidth(`${text} ${note}`))) + 16
  return (most * pixels) / Math.max(pixels - room, pixels * 0.25)
}

const computeBarHeight = (bars: readonly Bar[]) =>
  Math.max(
    ...bars.flatMap(({ label, hint = '', text, note = '' }) =>
      [...label.split(' '), hint, text, note].map(estimateWidth),
    ),
  )
