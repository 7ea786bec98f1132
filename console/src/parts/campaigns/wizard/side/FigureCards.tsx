import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDaysUntil, formatNearDate, formatTime } from '../../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { typeScale } from '../../../../ui/theme/tokens.ts'
import { RecipientCount } from '../../recipients/RecipientCount.tsx'
import { FigureCell, FigureGrid, LargeValue } from './FigureGrid.ts'
import type { CampaignFigures } from './figures.ts'

const DayValue = styled('dd')({ fontSize: typeScale.size.lead, fontWeight: typeScale.weight.semibold })

type Props = {
  figures: CampaignFigures
  lists: number
  names: { first: string; last: string }
  notYet: { day: string; hint: string }
  now: string
  zone: string
}

export function FigureCards({ figures, lists, names, notYet: unscheduledHint, now, zone }: Props) {
  const { t } = useTranslation()
  const formats = useFormats(zone)
  const { people, messages, first, last, ...days } = figures
  const formatCount = (count: number | undefined) => (count === undefined ? '–' : formats.number(count))
  const formatDay = (date: string) => formatNearDate(formats, date, now, { weekday: 'short' })
  const renderCell = (label: string, value: ReactNode, hint: string) => (
    <FigureCell>
      <dt>{label}</dt>
      {value}
      <dd>{hint}</dd>
    </FigureCell>
  )
  const perEmployeeText = usePerEmployeeText(figures)
  return (
    <FigureGrid>
      {renderCell(
        t('campaigns.side.people'),
        <LargeValue>
          <RecipientCount count={people ?? 0}>{formatCount(people)}</RecipientCount>
        </LargeValue>,
        lists === 0 ? t('campaigns.side.noLists') : t('campaigns.side.lists', { count: lists }),
      )}
      {renderCell(
        t('campaigns.side.messages'),
        <LargeValue>{formatCount(messages)}</LargeValue>,
        perEmployeeText,
      )}
      {renderCell(
        names.first,
        <DayValue>{first === null ? unscheduledHint.day : formatDay(first)}</DayValue>,
        first === null ? unscheduledHint.hint : `${formatTime(formats, first)}, ${formatTimeUntil(first)}`,
      )}
      {renderCell(
        names.last,
        <DayValue>{last === null ? '–' : formatDay(last)}</DayValue>,
        last === null ? '' : first === null ? formatTimeUntilLast(last) : formatDaysLater(days.daysBetween),
      )}
    </FigureGrid>
  )

  function formatTimeUntil(date: string): string {
    if (Date.parse(date) > Date.parse(now)) return formatDaysUntil(formats, new Date(now), date)
    const count = -days.daysToFirst
    return count === 0 ? t('campaigns.side.today') : t('campaigns.side.daysAgo', { count })
  }

  function formatTimeUntilLast(date: string): string {
    return Date.parse(date) > Date.parse(now) ? formatTimeUntil(date) : t('campaigns.side.tooEarly')
  }

  function formatDaysLater(count: number): string {
    if (count < 0) return t('campaigns.side.tooEarly')
    if (count === 0) return t('campaigns.side.sameDay')
    return count % 7 === 0
      ? t('campaigns.side.weeksLater', { count: count / 7 })
      : t('campaigns.side.daysLater', { count })
  }
}

function usePerEmployeeText({
  channels,
  messagesEach: messagesPerEmployee,
  remindersEach: remindersPerEmployee,
}: CampaignFigures): string {
  const { t } = useTranslation()
  const reminders = t('campaigns.side.upTo', { count: remindersPerEmployee })
  if (channels.length === 0) {
    return remindersPerEmployee === 0
      ? t('campaigns.side.links')
      : t('campaigns.side.linksReminded', { reminders })
  }
  if (messagesPerEmployee === 0) return t('campaigns.side.nothingYet')
  const eachValues = {
    count: messagesPerEmployee,
    channels: channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
  }
  return remindersPerEmployee === 0
    ? t('campaigns.side.each', eachValues)
    : t('campaigns.side.eachReminded', { ...eachValues, reminders })
}
