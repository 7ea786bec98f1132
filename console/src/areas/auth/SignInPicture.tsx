import Check from 'virtual:icon/Check'
import Email from 'virtual:icon/EmailOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../ui/formats.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { radiiPx, typeScale as scale, shadow } from '../../ui/theme/tokens.ts'

const NARROW = '@container (max-width: 36rem)'

const Frame = styled('div')({ containerType: 'inline-size', width: '100%', maxWidth: 640 })

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '25rem',
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '6.5rem',
    top: 0,
    width: '25rem',
    height: '25rem',
    borderRadius: radiiPx.pill,
    backgroundColor: theme.vars.palette.primary.main,
    opacity: 0.1,
  },
  [NARROW]: { display: 'grid', gap: 12, height: 'auto', '&::before': { display: 'none' } },
}))

const Card = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.75rem',
  boxSizing: 'border-box',
  width: '23rem',
  padding: 20,
  '&[data-low]': { insetInlineStart: '3.5rem', top: 'auto', bottom: 0, width: '21rem', paddingBlock: 16 },
  borderRadius: radiiPx.dialog,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow.card,
  backgroundColor: theme.vars.palette.background.paper,
  [NARROW]: { '&, &[data-low]': { position: 'relative', inset: 'auto', width: 'auto' } },
}))

const Title = styled('div')(({ theme }) => ({
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.text.primary,
}))

const Sender = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  margin: '-4px -20px 14px',
  padding: '0 20px 14px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: radiiPx.pill,
    color: theme.vars.palette.onSoft.warning,
    backgroundColor: theme.vars.palette.soft.warning,
    '& svg': { fontSize: '1.25rem' },
  },
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  '& b': {
    padding: '0 2px',
    borderRadius: 4,
    fontSize: scale.size.lead,
    backgroundColor: theme.vars.palette.soft.error,
    fontWeight: scale.weight.semibold,
    color: theme.vars.palette.error.main,
    textDecoration: 'underline wavy 1px',
    textUnderlineOffset: 3,
  },
}))

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '6px 12px',
  borderRadius: radiiPx.control,
  fontWeight: scale.weight.medium,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& svg': { fontSize: '1rem' },
  '&[data-good]': {
    padding: '4px 8px',
    borderRadius: radiiPx.tag,
    color: theme.vars.palette.onSoft.success,
    backgroundColor: theme.vars.palette.soft.success,
  },
}))

const Hint = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: -28,
  bottom: -18,
  padding: '10px 16px',
  borderRadius: radiiPx.card,
  fontSize: scale.size.body,
  lineHeight: scale.line.body,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
  boxShadow: shadow.float,
  [NARROW]: { insetInlineEnd: 16, bottom: 16 },
}))

const Phone = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '1.75rem',
  boxSizing: 'border-box',
  width: '12.5rem',
  overflow: 'hidden',
  border: `7px solid ${theme.vars.palette.text.primary}`,
  borderRadius: 30,
  backgroundColor: theme.vars.palette.background.paper,
  ...theme.applyStyles('dark', { borderColor: '#39424f' }),
  '& > svg': {
    width: '100%',
    height: '8.25rem',
    backgroundColor: '#c3d5ee',
    ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
  },
  [NARROW]: { display: 'none' },
}))

const Lesson = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '14px 16px 20px',
  '& > :nth-of-type(2)': { marginTop: -8 },
})

const Answer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 34,
  padding: '0 12px',
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
  '&[data-chosen]': {
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.soft.primary,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.primary.main}`,
  },
  '& svg': { fontSize: '1.125rem', color: theme.vars.palette.primary.main },
}))

const Progress = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: 8,
  borderRadius: radiiPx.pill,
  backgroundColor: theme.vars.palette.surface.subtle,
  '&::before': {
    content: '""',
    display: 'block',
    width: '60%',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

const Chart = styled('div')(({ theme }) => ({
  display: 'grid',
  margin: '4px 0',
  '& > *': { gridArea: '1 / 1', width: '100%' },
  '& .area': { fill: theme.vars.palette.primary.main, opacity: 0.09 },
}))

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

const Result = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: scale.size.display,
  lineHeight: scale.line.display,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  '& > span': { fontSize: scale.size.tiny, lineHeight: scale.line.tiny, letterSpacing: 'normal' },
}))

/** Shares in percent, which have the words “Risky” and “Very good” in the default score ranges. */
const sample = {
  first: { month: '2026-02-01T12:00:00Z', score: 41 },
  last: { month: '2026-06-01T12:00:00Z', score: 82 },
} as const

export function SignInPicture() {
  return (
    <Frame aria-hidden>
      <Stage>
        <Mail />
        <Score />
        <PhoneWithLesson />
      </Stage>
    </Frame>
  )
}

function Mail() {
  const { t } = useTranslation()
  return (
    <Card>
      <Sender>
        <span>
          <Email />
        </span>
        <div>
          <Title>{t('auth.picture.sender')}</Title>
          {t('auth.picture.senderStart')}
          <b>{t('auth.picture.falseLetters')}</b>
          {t('auth.picture.domain')}
          {t('auth.picture.behind')}
        </div>
      </Sender>
      <Title>{t('auth.picture.subject')}</Title>
      <div style={{ margin: '2px 0 12px' }}>{t('auth.picture.text')}</div>
      <Pill>{t('auth.picture.button')}</Pill>
      <Hint>{t('auth.picture.hint')}</Hint>
    </Card>
  )
}

function PhoneWithLesson() {
  const { t } = useTranslation()
  return (
    <Phone>
      <Picture viewBox="0 0 186 132">
        <circle cx="93" cy="66" r="52" fill="#dfe9f7" />
        <rect x="53" y="40" width="80" height="54" rx="8" fill="#ffffff" />
        <path d="m55 44 38 30 38-30" stroke="#3f6fb5" strokeWidth="4.5" />
        <path d="M133 88c14 6 14 26-2 26s-16-20-4-18" stroke="#e2953a" strokeWidth="5" />
      </Picture>
      <Lesson>
        <Title>{t('auth.picture.lesson')}</Title>
        <div>{t('auth.picture.question')}</div>
        <Answer data-chosen="">
          {t('auth.picture.rightAnswer')}
          <Check />
        </Answer>
        <Answer>{t('auth.picture.wrongAnswer')}</Answer>
        <Progress />
      </Lesson>
    </Phone>
  )
}

function Score() {
  const { t } = useTranslation()
  const formats = useFormats('UTC')
  const formatMonth = (month: string) => formats.write(month, { month: 'long' })
  return (
    <Card data-low="">
      <Title>{t('auth.picture.score')}</Title>
      <Result>
        {formatWholePercent(formats, sample.last.score)}
        <Pill data-good="">
          <Check />
          {t('auth.picture.now')}
        </Pill>
      </Result>
      <Chart>
        <Picture viewBox="0 0 294 56">
          <path className="area" d="M0 44h4l58-4 58-12 60 3 56-16 53-9h5v50H0z" />
          <path className="line" d="M4 44l58-4 58-12 60 3 56-16 53-9" />
          <circle className="brand" cx="4" cy="44" r="4" />
          <circle className="brand" cx="289" cy="6" r="5" />
        </Picture>
        <span>
          {formatWholePercent(formats, sample.first.score)} {t('auth.picture.before')}
        </span>
      </Chart>
      <Row>
        <span>{formatMonth(sample.first.month)}</span>
        <span>{formatMonth(sample.last.month)}</span>
      </Row>
    </Card>
  )
}
