import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../../ui/badges/StatusBadge.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { useCertificate } from './useCertificate.ts'

const DAY = 86_400_000
const SOON = 30

type Props = {
  cert: string
  now: Date
}

export function CertificateFacts({ cert, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const read = useCertificate(cert)
  if (read === undefined) return <TextSkeleton lines={2} />
  if (read === null) return <MutedText>{t('integrations.certificate.unread')}</MutedText>
  const left = Date.parse(read.to) - now.getTime()
  const isEarly = Date.parse(read.from) > now.getTime()
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{read.subject}</span>
      <MutedText>
        {t('integrations.certificate.valid', { from: formats.date(read.from), to: formats.date(read.to) })}
      </MutedText>
      {left <= 0 && (
        <>
          <StatusBadge tone="error" label={t('integrations.certificate.expired')} />
          <span>{t('integrations.certificate.expiredText')}</span>
        </>
      )}
      {left > 0 && left < SOON * DAY && (
        <StatusBadge
          tone="warning"
          label={t('integrations.certificate.soon', { count: Math.ceil(left / DAY) })}
        />
      )}
      {isEarly && <StatusBadge tone="warning" label={t('integrations.certificate.early')} />}
    </div>
  )
}
