import { useMemo } from 'react'
import type { Formats } from '../lib/formats.ts'
import { formatShare, formatWholePercent } from '../lib/numbers/amountFormats.ts'
import { BarChart } from '../ui/charts/BarChart.tsx'
import { LineChart } from '../ui/charts/LineChart.tsx'
import { Sparkline } from '../ui/figures/Sparkline.tsx'
import { getScoreColor } from '../ui/figures/score.ts'
import { useFormats } from '../ui/formats.ts'
import { Columns, WrapRow } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

const noop = () => undefined

const BANDS = [
  ['Very risky', '0–24', 5.9, 12, 12],
  ['Risky', '25–49', 20.6, 42, 38],
  ['Fair', '50–74', 41.2, 84, 66],
  ['Very good', '75–89', 24.5, 50, 84],
  ['Excellent', '90–100', 7.8, 16, 100],
] as const
const createBands = (formats: Formats) =>
  BANDS.map(([label, hint, value, people, score]) => ({
    key: label,
    label,
    hint,
    value,
    text: formatShare(formats, value, { part: value }),
    note: `${String(people)} people`,
    color: getScoreColor(score),
  }))
const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']
const createSeats = (formats: Formats) =>
  MONTHS.map((label, index) => {
    const value = 180 + ((index * 37) % 90)
    return { key: label, label, value, text: formats.number(value) }
  })

const DAY_MS = 86_400_000
const START_TIME = Date.parse('2026-02-10T09:00:00Z')
const weekTimes = Array.from({ length: 9 }, (_, week) => START_TIME + week * 7 * DAY_MS)
const lines = [
  {
    key: 'delivered',
    label: 'delivered',
    values: [480, 480, 960, 960, 1440, 1920, 1920, null, null],
    tone: 'neutral' as const,
    stepped: true,
    filled: true,
  },
  {
    key: 'planned',
    label: 'planned',
    values: [null, null, null, null, null, null, 1920, 1920, 2400],
    tone: 'neutral' as const,
    stepped: true,
    dashed: true,
  },
  {
    key: 'completed',
    label: 'completed',
    values: [0, 320, 348, 622, 700, 986, 1306, null, null],
    tone: 'primary' as const,
    filled: true,
  },
]

const emptyState = <EmptyState title="No score distribution yet" />

export function KitCharts() {
  const formats = useFormats()
  const { bands, seats } = useMemo(
    () => ({ bands: createBands(formats), seats: createSeats(formats) }),
    [formats],
  )
  const formatGrouped = (value: number) => formats.number(value)
  const bars = {
    heads: { label: 'Score', value: 'Share', note: 'People' },
    step: 25,
    format: (value: number) => formatWholePercent(formats, value),
  }
  const time = { xValues: weekTimes, formatX: (instant: number) => formats.date(instant), xTitle: 'Date' }
  return (
    <>
      <Columns>
        <Panel title="Score distribution">
          <BarChart label="Score distribution" bars={bands} empty={emptyState} {...bars} />
        </Panel>
        <Panel title="Seats used">
          <BarChart
            label="Seats used"
            bars={seats}
            heads={{ label: 'Month', value: 'Seats' }}
            format={formatGrouped}
            empty={emptyState}
          />
        </Panel>
      </Columns>
      <Panel title="Progress">
        <LineChart
          label="Lessons completed against lessons delivered"
          lines={lines}
          gap={{ from: 'delivered', to: 'completed', text: '614 still open' }}
          format={formatGrouped}
          empty={emptyState}
          {...time}
        />
      </Panel>
      <Columns>
        <Panel title="Chart while loading">
          <BarChart label="Loading chart" loading bars={[]} empty={emptyState} {...bars} />
        </Panel>
        <Panel title="Chart without figures">
          <LineChart
            label="Empty chart"
            lines={[]}
            format={formatGrouped}
            empty={emptyState}
            {...time}
            xValues={[]}
          />
        </Panel>
        <Panel title="Chart that failed">
          <BarChart
            label="Failed chart"
            bars={[]}
            error="The scores could not be loaded."
            onRetry={noop}
            empty={emptyState}
            {...bars}
          />
        </Panel>
      </Columns>
      <Panel title="Sparklines">
        <WrapRow style={{ gap: 24 }}>
          <span>82%</span>
          <Sparkline label="Resilience score, 82% in June" values={[61, 64, 70, 69, 77, 82]} />
          <span>74%</span>
          <Sparkline label="Resilience score, 74% in June" values={[74, 74, null, 74, 74]} />
          <span>12%</span>
          <Sparkline label="Resilience score, 12% in June" values={[12]} />
        </WrapRow>
      </Panel>
    </>
  )
}
