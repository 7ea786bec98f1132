import { styled } from '@mui/material/styles'
import { ellipsisStyles } from '../../ui/text/cutText.ts'
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

const truncatedStyle = { ...ellipsisStyles, maxWidth: '100%', whiteSpace: 'pre' } as const

const Text = styled('span')(({ theme }) => ({
  ...truncatedStyle,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flex: 'none' },
}))

const Note = styled('span', { shouldForwardProp: (name) => name !== 'bad' })<{ bad: boolean }>(
  ({ theme, bad }) => ({
    ...truncatedStyle,
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
  lineHeight: `${String(scale.line.tiny)}px`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { WebkitLineClamp: 2 },
}))

/** Heights in px of rows with three lines of text; on phones, these lines wrap. */
export const tallRowHeightsPx = { wide: 84, narrow: 132 }

export type TextRowData = {
  lead: string
  text: string
  note: string
  isBad?: boolean
  below?: readonly string[]
}

type Props = {
  line: TextRowData | undefined
}

export function TextRow({ line }: Props) {
  if (!line) return <LeadText>…</LeadText>
  const { lead: leadText, text, note, isBad = false, below: details } = line
  const lineText = (
    <LineText>
      <Text title={text} dir="auto">
        {text}
      </Text>
      {note && (
        <Note bad={isBad} title={note} dir="auto">
          {note}
        </Note>
      )}
    </LineText>
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

export const formatPerson = ({ name, email }: { name: string; email: string }): string =>
  name ? `${name} · ${email}` : email
