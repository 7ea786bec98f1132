import { companyName, isAnonymous } from '@heed/contracts'
import { campaignMailWord } from '@heed/contracts/rules/campaignMailWords'
import Desktop from '@mui/icons-material/DesktopWindowsOutlined'
import Phone from '@mui/icons-material/PhoneIphone'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../../../app/BrandLogo.tsx'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { Stack } from '../../../ui/layout.ts'
import { MailSheet, SampleButton } from '../../../ui/MailSheet.tsx'
import { Muted } from '../../../ui/Muted.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { footerOf, headerOf, type Kind, type Texts } from './mailTexts.ts'
import { lineOf, subjectOf } from './sampleMail.ts'

/** Pixels; a phone of the usual kind. */
const PHONE = 343

/** What the company writes itself; tinted while it is not saved. */
const Own = styled('div')(({ theme }) => ({
  '&[data-changed]': {
    margin: theme.spacing(0, -3, 1.25),
    padding: theme.spacing(1.25, 3, 0.25),
    backgroundColor: theme.vars.palette.soft.primary,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
}))

type Props = { kind: Kind; texts: Texts; changed: readonly string[] }

/** The mail that comes of the texts, in any language of the company, as it is wide on a screen or a phone. */
export const MailTextsPreview = observer(function MailTextsPreview({ kind, texts, changed }: Props) {
  const { t } = useTranslation()
  const { session, languages } = useRoot()
  const company = useCompany()
  const [language, setLanguage] = useState(company.defaultLanguage ?? 'en')
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const name = isAnonymous(company) ? '' : (session.user?.name ?? '')
  const codes = (company.languages ?? [{ code: language }]).map(({ code }) => code)
  const own = (text: keyof Texts) =>
    texts[text] !== '' && (
      <Own data-changed={changed.includes(text) || undefined}>
        <RichText html={texts[text]} />
      </Own>
    )
  const sizes = (
    <SegmentedControl
      label={t('settings.email.width')}
      labelHidden
      value={width}
      onChange={setWidth}
      options={[
        { value: 'desktop', label: t('settings.email.desktop'), icon: <Desktop fontSize="small" /> },
        { value: 'phone', label: t('settings.email.phone'), icon: <Phone fontSize="small" /> },
      ]}
    />
  )
  return (
    <Panel title={t('settings.email.preview')} aside={sizes}>
      <Stack>
        <SelectBox
          label={t('settings.language')}
          helper={t('settings.email.languageHelp')}
          value={language}
          onChange={setLanguage}
          options={languages.choices(codes)}
        />
        <div style={{ width: '100%', maxWidth: width === 'phone' ? PHONE : undefined, margin: '0 auto' }}>
          <MailSheet
            label={t('settings.email.preview')}
            subject={`${companyName(company)}: ${subjectOf(kind, language)}`}
            logo={<BrandLogo />}
            lang={language}
          >
            {own(headerOf(kind))}
            <p>
              {name ? campaignMailWord('helloTo', language, { name }) : campaignMailWord('hello', language)}
            </p>
            <p>{lineOf(kind, language)}</p>
            <SampleButton>{campaignMailWord('start', language)}</SampleButton>
            {own(footerOf(kind))}
          </MailSheet>
        </div>
        <Muted>{t('settings.email.fromNow')}</Muted>
      </Stack>
    </Panel>
  )
})
