import Check from 'virtual:icon/Check'
import Edit from 'virtual:icon/EditOutlined'
import ErrorOutline from 'virtual:icon/ErrorOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ellipsisStyles } from '../../../../ui/text/cutText.ts'
import { Truncate } from '../../../../ui/text/Truncate.tsx'
import { radiiPx, sizes, TOUCH_QUERY, typeScale } from '../../../../ui/theme/tokens.ts'
import { getReasonProps } from '../../../../ui/tooltipProps.ts'
import { maxTitleLength } from './deliveryTexts.ts'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
})

const RowButton = styled('button')(({ theme }) => ({
  minWidth: 26,
  height: '1.5rem',
  padding: '0 5px',
  border: 0,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  fontSize: typeScale.size.tiny,
  fontWeight: typeScale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.onSoft.primary,
  '&[data-sent]': { backgroundColor: theme.vars.palette.onSoft.success },
  [TOUCH_QUERY]: { minWidth: sizes.touch, height: sizes.touch },
}))

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
})

const Title = styled('div')({ fontWeight: typeScale.weight.medium, overflowWrap: 'anywhere' })
const SmallText = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: typeScale.size.tiny,
  lineHeight: typeScale.line.tiny,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', fontSize: '0.875rem' },
  '&[data-note]': { color: theme.vars.palette.onSoft.warning },
  '&[data-problem]': { color: theme.vars.palette.error.main },
  '&[data-sent]': { color: theme.vars.palette.onSoft.success },
}))
const Subjects = styled('span')({
  display: 'block',
  minWidth: 0,
  ...ellipsisStyles,
})

type Props = {
  index: number
  name: string | undefined
  date: string
  subjects: string
  count: number
  minutes: number
  note: string | undefined
  weekend: string | undefined
  problem: string | undefined
  isSent: boolean
  onEdit: (index: number) => void
  onShowInCalendar: (index: number) => void
}

/** Memoized, because a plan has up to 200 rows. */
export const DeliveryRow = memo(function DeliveryRow(props: Props) {
  const { index, name, date, subjects, count, minutes, note, weekend, problem, isSent } = props
  const { onEdit, onShowInCalendar } = props
  const { t } = useTranslation()
  const n = index + 1
  return (
    <Line>
      <RowButton
        type="button"
        data-sent={isSent || undefined}
        aria-label={t('trainingWizard.schedule.find', { n })}
        onClick={() => onShowInCalendar(index)}
      >
        {n}
      </RowButton>
      <div>
        <Heading>
          <Title>{name ? <Truncate text={name} maxLength={maxTitleLength} /> : date}</Title>
          <SmallText>
            {t('trainingWizard.schedule.subjects', { count })},{' '}
            {t('trainingWizard.schedule.minutes', { count: minutes })}
          </SmallText>
        </Heading>
        {name && <SmallText>{date}</SmallText>}
        <SmallText>
          <Subjects data-cut={subjects} dir="auto">
            {subjects}
          </Subjects>
        </SmallText>
        {isSent && (
          <SmallText data-sent="">
            <Check aria-hidden />
            {t('trainingWizard.schedule.sentReason')}
          </SmallText>
        )}
        {note && <SmallText data-note="">{note}</SmallText>}
        {weekend && <SmallText data-note="">{weekend}</SmallText>}
        {problem && (
          <SmallText data-problem="">
            <ErrorOutline aria-hidden />
            {problem}
          </SmallText>
        )}
      </div>
      <IconButton
        size="small"
        data-edit={index}
        aria-label={t('trainingWizard.schedule.edit', { n })}
        aria-haspopup="dialog"
        aria-disabled={isSent || undefined}
        {...getReasonProps(isSent ? t('trainingWizard.schedule.sentReason') : undefined)}
        onClick={() => {
          if (!isSent) onEdit(index)
        }}
      >
        <Edit fontSize="small" />
      </IconButton>
    </Line>
  )
})
