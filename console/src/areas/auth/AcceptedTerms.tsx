import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmphasizedText } from '../../app/Emphasised.tsx'
import { useRoot } from '../../app/root/RootContext.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'

type LegalDocument = { name: string; href: string | null | undefined }

/** Renders plain text if the brand has no link to these terms. */
function LinkedText({ text, document: { name, href } }: { text: string; document: LegalDocument }) {
  if (!href) return text
  return (
    <EmphasizedText text={text} part={name}>
      <TextLink href={href}>{name}</TextLink>
    </EmphasizedText>
  )
}

export const TermsNotice = observer(function TermsNotice() {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const terms: LegalDocument = { name: t('auth.termsName'), href: branding.value?.['ui.terms_url'] }
  const privacy: LegalDocument = { name: t('auth.privacyName'), href: branding.value?.['ui.privacy_url'] }
  const text = t('auth.termsText', { terms: terms.name, privacy: privacy.name })
  const [first, second] =
    text.indexOf(terms.name) < text.indexOf(privacy.name) ? [terms, privacy] : [privacy, terms]
  const splitIndex = text.indexOf(second.name)
  return (
    <>
      <LinkedText text={text.slice(0, splitIndex)} document={first} />
      <LinkedText text={text.slice(splitIndex)} document={second} />
    </>
  )
})
