import type { SeatMonth } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatShortMonth } from '../../../lib/dates/calendarFormats.ts'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'

const CHART_HEIGHT_PX = 200

type Props = { months: readonly SeatMonth[] }

export function SeatMonthsPanel({ months }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const monthTimes = months.map(({ month }) => Date.parse(`${month}-01T00:00:00.000Z`))
  const toMonth = (instant: number) => new Date(instant).toISOString().slice(0, 7)
  return (
    <Panel title={t('subscription.seatMonths.title')}>
      <LineChart
        label={t('subscription.seatMonths.title')}
        height={CHART_HEIGHT_PX}
        xValues={monthTimes}
        formatX={(instant) => formatShortMonth(formats, toMonth(instant))}
        xTitle={t('subscription.seatMonths.month')}
        lines={[
          {
            key: 'people',
            label: t('subscription.seatMonths.people'),
            values: months.map(({ people }) => people),
            filled: true,
          },
          {
            key: 'seats',
            label: t('subscription.seatMonths.seats'),
            values: months.map(({ seats }) => seats),
            tone: 'neutral',
            stepped: true,
          },
        ]}
        format={(count) => formats.number(count)}
        empty={null}
      />
      <MutedText>{t('subscription.seatMonths.when')}</MutedText>
    </Panel>
  )
}
