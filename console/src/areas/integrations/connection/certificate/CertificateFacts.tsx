import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/RootContext.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Muted } from '../../../../ui/Muted.tsx'
import { StatusBadge } from '../../../../ui/StatusBadge.tsx'
import { TextSkeleton } from '../../../../ui/TextSkeleton.tsx'
import { useCertificate } from './useCertificate.ts'

const DAY = 86_400_000
/** Days before its end in which a certificate has to be renewed. */
const SOON = 30

type Props = { cert: string }

/** Whose a certificate is and until when it is good. */
export const CertificateFacts = observer(function CertificateFacts({ cert }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const read = useCertificate(cert)
  if (read === undefined) return <TextSkeleton lines={2} />
  if (read === null) return <Muted>{t('integrations.certificate.unread')}</Muted>
  const now = clock.now().getTime()
  const left = Date.parse(read.to) - now
  const isEarly = Date.parse(read.from) > now
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{read.subject}</span>
      <Muted>
        {t('integrations.certificate.valid', { from: formats.date(read.from), to: formats.date(read.to) })}
      </Muted>
      {left <= 0 && <StatusBadge tone="error" label={t('integrations.certificate.expired')} />}
      {left > 0 && left < SOON * DAY && (
        <StatusBadge
          tone="warning"
          label={t('integrations.certificate.soon', { count: Math.ceil(left / DAY) })}
        />
      )}
      {isEarly && <StatusBadge tone="warning" label={t('integrations.certificate.early')} />}
    </div>
  )
})
