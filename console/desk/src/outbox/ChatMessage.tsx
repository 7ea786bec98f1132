import { convertMarkdownToHtml } from '@heed/contracts/rules/richText/markdown'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../src/lib/dates/timeFormats.ts'
import { useFormats } from '../../../src/ui/formats.ts'
import { EmailBody } from '../../../src/ui/mails/EmailBody.tsx'
import { Logo } from '../../../src/ui/pictures/Logo.tsx'
import { radiiPx, typeScale as scale } from '../../../src/ui/theme/tokens.ts'
import { type MessagePiece, parsePieces } from './messagePieces.ts'

const Sheet = styled('div')({
  padding: '16px 20px',
  borderRadius: radiiPx.control,
  border: '1px solid #e2e2e2',
  color: '#1d1c1d',
  backgroundColor: '#ffffff',
  '&[data-channel="teams"]': { backgroundColor: '#f5f5f5' },
})

const Line = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, minWidth: 0 })

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 10,
  minWidth: 0,
  marginTop: 4,
  overflowWrap: 'anywhere',
  '&[data-channel="teams"]': {
    padding: 16,
    borderRadius: 8,
    backgroundColor: '#ffffff',
    boxShadow: '0 1px 3px rgba(0, 0, 0, 0.14)',
  },
})

const LinkButton = styled('a')({
  display: 'inline-block',
  padding: '6px 14px',
  borderRadius: 6,
  fontWeight: scale.weight.semibold,
  textDecoration: 'none',
  color: '#ffffff',
  backgroundColor: '#007a5a',
  '&[data-channel="teams"]': { backgroundColor: '#5b5fc7' },
})

type Channel = 'slack' | 'teams'
type Props = { channel: Channel; message: unknown; sent: string; app: string | undefined }

export function ChatMessage({ channel, message, sent: sentAt, app = 'Heed' }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Sheet
      data-channel={channel}
      data-theme="light"
      role="group"
      aria-label={t(`desk.outbox.channels.${channel}`)}
    >
      <Line>
        <Logo name={app} wordmark={false} height={36} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <strong>{app}</strong>{' '}
          <span style={{ fontSize: scale.size.tiny, color: '#616061' }}>
            {t('desk.outbox.app')} {formatTime(formats, sentAt)}
          </span>
          <Card data-channel={channel}>
            {parsePieces(channel, message).map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message's pieces never change
              <PieceView key={index} piece={piece} channel={channel} />
            ))}
          </Card>
        </div>
      </Line>
    </Sheet>
  )
}

const removeMargins = (html: string): string =>
  html.replaceAll('<p>', '<p style="margin:0">').replaceAll('<ul>', '<ul style="margin:0;padding-left:20px">')

function PieceView({ piece, channel }: { piece: MessagePiece; channel: Channel }) {
  const { kind, text } = piece
  if (kind === 'button')
    return (
      <LinkButton data-channel={channel} href={piece.url} target="_blank" rel="noopener">
        {text}
      </LinkButton>
    )
  if (kind === 'small') return <span style={{ fontSize: scale.size.tiny, color: '#616061' }}>{text}</span>
  if (kind === 'title') return <strong style={{ fontSize: scale.size.lead }}>{text}</strong>
  return (
    <EmailBody
      html={`<div style="font:${scale.size.body}/1.45 system-ui,sans-serif;color:#1d1c1d">${removeMargins(convertMarkdownToHtml(text))}</div>`}
    />
  )
}
