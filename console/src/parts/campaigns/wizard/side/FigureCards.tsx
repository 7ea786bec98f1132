import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDaysUntil, formatTime } from '../../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { type } from '../../../../ui/theme/tokens.ts'
import { RecipientCount } from '../../recipients/RecipientCount.tsx'
import { Cell, Grid, LargeValue } from './FigureGrid.ts'
import type { CampaignFigures } from './figures.ts'

const Day = styled('dd')({ fontSize: type.size.lead, fontWeight: type.weight.semibold })

type Props = {
  figures: CampaignFigures
  lists: number
  names: { first: string; last: string }
  notYet: { day: string; hint: string }
  now: string
  zone: string
}

export function FigureCards({ figures, lists, names, notYet, now, zone }: Props) {
  const { t } = useTranslation()
  const formats = useFormats(zone)
  const { people, messages, first, last, ...days } = figures
  const year = (date: string) => formats.write(date, { year: 'numeric' })
  const day = (date: string) =>
    formats.write(date, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      ...(year(date) !== year(now) && { year: 'numeric' as const }),
    })
  const cell = (label: string, value: ReactNode, hint: string) => (
    <Cell>
      <dt>{label}</dt>
      {value}
      <dd>{hint}</dd>
    </Cell>
  )
  const eachText = useEachText(figures)
  return (
    <Grid>
      {cell(
        t('campaigns.side.people'),
        <LargeValue>
          <RecipientCount count={people}>{formats.number(people)}</RecipientCount>
        </LargeValue>,
        lists === 0 ? t('campaigns.side.noLists') : t('campaigns.side.lists', { count: lists }),
      )}
      {cell(t('campaigns.side.messages'), <LargeValue>{formats.number(messages)}</LargeValue>, eachText)}
      {cell(
        names.first,
        <Day>{first === null ? notYet.day : day(first)}</Day>,
        first === null ? notYet.hint : `${formatTime(formats, first)}, ${formatUntil(first)}`,
      )}
      {cell(
        names.last,
        <Day>{last === null ? '–' : day(last)}</Day>,
        last === null ? '' : first === null ? formatUntilLast(last) : formatLater(days.daysBetween),
      )}
    </Grid>
  )

  function formatUntil(date: string): string {
    if (Date.parse(date) > Date.parse(now)) return formatDaysUntil(formats, new Date(now), date)
    const count = -days.daysToFirst
    return count === 0 ? t('campaigns.side.today') : t('campaigns.side.daysAgo', { count })
  }

  function formatUntilLast(date: string): string {
    return Date.parse(date) > Date.parse(now) ? formatUntil(date) : t('campaigns.side.tooEarly')
  }

  function formatLater(count: number): string {
    if (count < 0) return t('campaigns.side.tooEarly')
    if (count === 0) return t('campaigns.side.sameDay')
    return count % 7 === 0
      ? t('campaigns.side.weeksLater', { count: count / 7 })
      : t('campaigns.side.daysLater', { count })
  }
}

function useEachText({ channels, messagesEach, remindersEach }: CampaignFigures): string {
  const { t } = useTranslation()
  const reminders = t('campaigns.side.upTo', { count: remindersEach })
  if (channels.length === 0) {
    return remindersEach === 0 ? t('campaigns.side.links') : t('campaigns.side.linksReminded', { reminders })
  }
  if (messagesEach === 0) return t('campaigns.side.nothingYet')
  const eachValues = {
    count: messagesEach,
    channels: channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
  }
  return remindersEach === 0
    ? t('campaigns.side.each', eachValues)
    : t('campaigns.side.eachReminded', { ...eachValues, reminders })
}
