import { getCompanyName, readPng } from '@heed/contracts'
import {
  type CampaignText,
  createCampaignLetter,
  listCampaignReasons,
} from '@heed/contracts/mail/campaignLetter'
import { renderEmailHtml } from '@heed/contracts/mail/emailHtml'
import { fitLogoSize, type LetterBrand } from '@heed/contracts/mail/letter'
import { createFormattedText, type FormattedText } from '@heed/contracts/mail/writtenText'
import { productColor } from '@heed/contracts/rules/branding/productColor'
import { observer } from 'mobx-react-lite'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { EmailSheet } from '../../ui/mails/EmailSheet.tsx'

type CustomText = { html: string; isChanged?: boolean; place?: string }

type Props = CampaignText & {
  label: string
  language: string
  header: CustomText
  footer: CustomText
  looks?: { color: string; logo: string } | undefined
  flush?: boolean
}

export const CompanyEmail = observer(function CompanyEmail({
  label,
  language,
  header,
  footer,
  looks: brandStyle,
  flush = false,
  ...mailContent
}: Props) {
  const { branding } = useRoot()
  const company = useCompany()
  const name = getCompanyName(company)
  const { color, logo } = brandStyle ?? {
    color: branding.value?.['ui.colors.primary'] ?? '',
    logo: branding.value?.['ui.logo'] ?? '',
  }
  const letter = createCampaignLetter({
    ...mailContent,
    language,
    brand: {
      name,
      product: branding.name,
      color: color || productColor,
      support: branding.supportEmail,
      logo: parseLogo(logo),
    },
    header: markText(header),
    footer: markText(footer),
    href: '',
    reasons: listCampaignReasons(language, {
      company: name,
      product: branding.name,
      support: branding.supportEmail,
    }),
  })
  const subject = `${name}: ${mailContent.about}`
  return (
    <EmailSheet
      {...{ label, language, subject, flush }}
      html={renderEmailHtml({ subject, letter, origin: '' })}
    />
  )
})

function parseLogo(address: string): LetterBrand['logo'] {
  const base64 = /^data:image\/png;base64,(.*)$/.exec(address)?.[1]
  const picture = base64 && readPng(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
  return picture ? { href: address, ...fitLogoSize(picture) } : null
}

const markStyle = 'margin:0 0 16px;padding:8px 12px;border-left:3px solid'
const emptyStyle =
  'margin:0 0 16px;padding:6px 12px;border:1px dashed #868f9d;border-radius:6px;color:#4a5361;font-size:13px'

function markText({ html, isChanged, place }: CustomText): FormattedText | null {
  const text = createFormattedText(html)
  if (!text) {
    const emptyPlace = createFormattedText(place)
    return emptyPlace ? { ...emptyPlace, html: `<div style="${emptyStyle}">${emptyPlace.text}</div>` } : null
  }
  if (!isChanged) return text
  return { ...text, html: `<div style="${markStyle} #b08900;background:#fdf0d9">${text.html}</div>` }
}
