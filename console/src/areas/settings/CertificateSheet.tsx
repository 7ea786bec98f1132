import { ensureContrast, getCompanyName } from '@heed/contracts'
import { formatCertificateDay, getCertificateText } from '@heed/contracts/rules/words/certificateTexts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { lightTokens } from '../../ui/theme/tokens.ts'

/** Like the PDF: A4 landscape, with sizes relative to the sheet's width. */
const Sheet = styled('div', { shouldForwardProp: (name) => name !== 'ink' })<{ ink: string }>(({ ink }) => ({
  forcedColorAdjust: 'none',
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '297 / 210',
  overflow: 'hidden',
  color: lightTokens.text,
  backgroundColor: '#ffffff',
  border: `1px solid ${lightTokens.border}`,
  borderTop: `8px solid ${ink}`,
  '& h3': { margin: 0, fontSize: 'max(1.125rem, 4.4cqi)', color: ensureContrast(ink, '#ffffff') },
}))

const InnerFrame = styled('div', { shouldForwardProp: (name) => name !== 'ink' })<{ ink: string }>(
  ({ ink }) => ({
    position: 'absolute',
    inset: '3.4% 3%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'safe center',
    gap: '1.6cqi',
    padding: '2%',
    overflow: 'auto',
    textAlign: 'center',
    fontSize: 'max(0.75rem, 1.8cqi)',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    borderRadius: 8,
    border: `1.5px solid ${ink}`,
    '& p': { margin: 0 },
    '& img': { maxWidth: '19cqi', maxHeight: '5.2cqi', objectFit: 'contain' },
    '& strong': { fontSize: 'max(0.875rem, 3.2cqi)' },
  }),
)

type Props = {
  color?: string | undefined
  /** Omit for the company's logo; use '' for the product's name instead of a logo. */
  logo?: string | undefined
  header?: string
  footer?: string
  language?: string | undefined
}

export const CertificateSheet = observer(function CertificateSheet({
  color,
  logo,
  header = '',
  footer = '',
  language,
}: Props) {
  const { t } = useTranslation()
  const { session, branding, clock } = useRoot()
  const company = useCompany()
  const lang = language ?? company.defaultLanguage ?? 'en'
  const inkColor = color ?? branding.value?.['ui.colors.primary'] ?? lightTokens.primary
  const sign = logo ?? (company.logo_name ? branding.value?.['ui.logo'] : undefined)
  return (
    <Sheet ink={inkColor} role="group" aria-label={t('settings.certificate.label')}>
      <InnerFrame ink={inkColor}>
        {sign && <img src={sign} alt={getCompanyName(company)} />}
        {header.trim() !== '' && <p>{header}</p>}
        <h3 lang={lang}>{getCertificateText('title', lang)}</h3>
        <strong>{session.user?.name}</strong>
        <p lang={lang}>{getCertificateText('achieved', lang)}</p>
        <p>{getCompanyName(company)}</p>
        <p lang={lang}>{getCertificateText('training', lang)}</p>
        <p lang={lang}>{formatCertificateDay(clock.now(), 'UTC', lang)}</p>
        {!sign && <p>{branding.name}</p>}
        {footer.trim() !== '' && <p>{footer}</p>}
      </InnerFrame>
    </Sheet>
  )
})
