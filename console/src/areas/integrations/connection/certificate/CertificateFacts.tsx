import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../../ui/badges/StatusBadge.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { useCertificate } from './useCertificate.ts'

const DAY_MS = 86_400_000
const EXPIRY_WARNING_DAYS = 30

type Props = {
  cert: string
  now: Date
}

export function CertificateFacts({ cert, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const certificate = useCertificate(cert)
  if (certificate === undefined) return <TextSkeleton lines={2} />
  if (certificate === null) return <MutedText>{t('integrations.certificate.unread')}</MutedText>
  const remainingMs = Date.parse(certificate.to) - now.getTime()
  const isNotYetValid = Date.parse(certificate.from) > now.getTime()
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{certificate.subject}</span>
      <MutedText>
        {t('integrations.certificate.valid', {
          from: formats.date(certificate.from),
          to: formats.date(certificate.to),
        })}
      </MutedText>
      {remainingMs <= 0 && (
        <>
          <StatusBadge tone="error" label={t('integrations.certificate.expired')} />
          <span>{t('integrations.certificate.expiredText')}</span>
        </>
      )}
      {remainingMs > 0 && remainingMs < EXPIRY_WARNING_DAYS * DAY_MS && (
        <StatusBadge
          tone="warning"
          label={t('integrations.certificate.soon', { count: Math.ceil(remainingMs / DAY_MS) })}
        />
      )}
      {isNotYetValid && <StatusBadge tone="warning" label={t('integrations.certificate.early')} />}
    </div>
  )
}
