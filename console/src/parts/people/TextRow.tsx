import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ellipsisStyles } from '../../ui/text/cutText.ts'
import { MutedText } from '../../ui/text/Muted.tsx'
import { typeScale as scale } from '../../ui/theme/tokens.ts'

const LeadText = styled('span')(({ theme }) => ({
  flex: 'none',
  minWidth: 48,
  textAlign: 'right',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

const LineText = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  flex: 1,
  gap: theme.spacing(1.5),
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    gap: 0,
    fontSize: scale.size.tiny,
    lineHeight: 1.4,
  },
}))

const PersonColumns = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)',
  alignItems: 'baseline',
  flex: 1,
  columnGap: theme.spacing(1.5),
  minWidth: 0,
  '& > [data-line]': { gridColumn: 'span 2' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: scale.size.tiny,
    lineHeight: 1.4,
    '& > [data-line]': { gridColumn: 'auto' },
  },
}))

const truncatedStyle = { ...ellipsisStyles, maxWidth: '100%', whiteSpace: 'pre' } as const

const Text = styled('span')(({ theme }) => ({
  ...truncatedStyle,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    flex: 'none',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}))

const Note = styled('span', { shouldForwardProp: (name) => name !== 'bad' })<{ bad: boolean }>(
  ({ theme, bad }) => ({
    ...truncatedStyle,
    ...(bad && { whiteSpace: 'normal', textOverflow: 'clip', overflowWrap: 'anywhere', lineHeight: 1.3 }),
    color: bad ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
  }),
)

const TwoLineText = styled('span')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })

const DetailLine = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { WebkitLineClamp: 2 },
}))

/** Heights in px of rows with three lines of text; on phones, these lines wrap. */
export const tallRowHeightsPx = { wide: 84, narrow: 140 }
export const reasonRowHeightsPx = { wide: 48, narrow: 80 }
export const personRowHeightsPx = { wide: 40, narrow: 60 }

export type TextRowData = {
  lead: string
  text: string
  person?: { name: string; email: string } | undefined
  note: string
  isBad?: boolean
  below?: readonly string[]
}

type Props = {
  line: TextRowData | undefined
}

export function TextRow({ line }: Props) {
  if (!line) return <LeadText>…</LeadText>
  const { lead: leadText, text, person, note, isBad = false, below: details } = line
  const Line = person || isBad ? PersonColumns : LineText
  const lineText = (
    <Line>
      {person ? (
        <>
          <NameText name={person.name} />
          <Text title={person.email} dir="auto">
            {person.email}
          </Text>
        </>
      ) : (
        <Text data-line="" title={text} dir="auto">
          {text}
        </Text>
      )}
      {note && (
        <Note bad={isBad} title={isBad ? undefined : note} dir="auto">
          {note}
        </Note>
      )}
    </Line>
  )
  return (
    <>
      {leadText && <LeadText>{leadText}</LeadText>}
      {details && details.length > 0 ? (
        <TwoLineText>
          {lineText}
          {details.map((detail) => (
            <DetailLine key={detail} title={detail}>
              {detail}
            </DetailLine>
          ))}
        </TwoLineText>
      ) : (
        lineText
      )}
    </>
  )
}

function NameText({ name }: { name: string }) {
  const { t } = useTranslation()
  return name ? (
    <Text title={name} dir="auto">
      {name}
    </Text>
  ) : (
    <MutedText>{t('ui.noName')}</MutedText>
  )
}

export const formatPerson = ({ name, email }: { name: string; email: string }): string =>
  name ? `${name} · ${email}` : email
