import { companyName, readPng } from '@heed/contracts'
import { type CampaignWords, campaignLetter, campaignReasons } from '@heed/contracts/mail/campaignLetter'
import { type LetterBrand, logoSize } from '@heed/contracts/mail/letter'
import { mailHtml } from '@heed/contracts/mail/mailHtml'
import { type WrittenText, writtenText } from '@heed/contracts/mail/writtenText'
import { productColor } from '@heed/contracts/rules/productColor'
import { observer } from 'mobx-react-lite'
import { useCompany, useRoot } from '../../app/RootContext.tsx'
import { MailSheet } from '../../ui/MailSheet.tsx'

/** Html that the company wrote, marked where it is not saved. */
type OwnText = { html: string; isChanged?: boolean }

type Props = CampaignWords & {
  label: string
  /** Of the words around what people wrote. */
  language: string
  /** The company's own words above and below. */
  header: OwnText
  footer: OwnText
  /** Colour and logo that need not be saved yet; '' for the product's own. */
  looks?: { color: string; logo: string } | undefined
}

/** A mail of the company as it arrives: what it sends is made by the same rules. */
export const CompanyMail = observer(function CompanyMail({
  label,
  language,
  header,
  footer,
  looks,
  ...said
}: Props) {
  const { branding } = useRoot()
  const company = useCompany()
  const name = companyName(company)
  const { color, logo } = looks ?? {
    color: branding.value?.['ui.colors.primary'] ?? '',
    logo: branding.value?.['ui.logo'] ?? '',
  }
  const letter = campaignLetter({
    ...said,
    language,
    brand: {
      name,
      product: branding.name,
      color: color || productColor,
      support: branding.supportEmail,
      logo: logoOf(logo),
    },
    header: ownText(header),
    footer: ownText(footer),
    // A button as it looks: nobody is followed in a sample.
    href: '',
    reasons: campaignReasons(language, {
      company: name,
      product: branding.name,
      support: branding.supportEmail,
    }),
  })
  const subject = `${name}: ${said.about}`
  return <MailSheet label={label} subject={subject} html={mailHtml({ subject, letter, origin: '' })} />
})

/** A picture that the address itself holds; mails of others show the name. */
function logoOf(address: string): LetterBrand['logo'] {
  const base64 = /^data:image\/png;base64,(.*)$/.exec(address)?.[1]
  const picture = base64 && readPng(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
  return picture ? { href: address, ...logoSize(picture) } : null
}

function ownText({ html, isChanged }: OwnText): WrittenText | null {
  const text = writtenText(html)
  if (!text || !isChanged) return text ?? null
  return { ...text, html: `<div style="border-left:3px solid #b08900;padding-left:12px">${text.html}</div>` }
}
