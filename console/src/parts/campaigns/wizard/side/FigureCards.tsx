import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDaysUntil, formatTime } from '../../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { type } from '../../../../ui/theme/tokens.ts'
import { RecipientCount } from '../../recipients/RecipientCount.tsx'
import { Cell, Grid, Large } from './FigureGrid.ts'
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
  const each = useEachText(figures)
  return (
    <Grid>
      {cell(
        t('campaigns.side.people'),
        <Large>
          <RecipientCount count={people}>{formats.number(people)}</RecipientCount>
        </Large>,
        lists === 0 ? t('campaigns.side.noLists') : t('campaigns.side.lists', { count: lists }),
      )}
      {cell(t('campaigns.side.messages'), <Large>{formats.number(messages)}</Large>, each)}
      {cell(
        names.first,
        <Day>{first === null ? notYet.day : day(first)}</Day>,
        first === null ? notYet.hint : `${formatTime(formats, first)}, ${until(first)}`,
      )}
      {cell(
        names.last,
        <Day>{last === null ? '–' : day(last)}</Day>,
        last === null ? '' : first === null ? untilLast(last) : later(days.daysBetween),
      )}
    </Grid>
  )

  function until(date: string): string {
    if (Date.parse(date) > Date.parse(now)) return formatDaysUntil(formats, new Date(now), date)
    const count = -days.daysToFirst
    return count === 0 ? t('campaigns.side.today') : t('campaigns.side.daysAgo', { count })
  }

  function untilLast(date: string): string {
    return Date.parse(date) > Date.parse(now) ? until(date) : t('campaigns.side.tooEarly')
  }

  function later(count: number): string {
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
  const each = {
    count: messagesEach,
    channels: channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
  }
  return remindersEach === 0
    ? t('campaigns.side.each', each)
    : t('campaigns.side.eachReminded', { ...each, reminders })
}
