import Desktop from 'virtual:icon/DesktopWindowsOutlined'
import Phone from 'virtual:icon/PhoneIphone'
import { isAnonymous } from '@heed/contracts'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { CompanyEmail } from '../../../parts/mails/CompanyEmail.tsx'
import { SegmentedControl } from '../../../ui/buttons/SegmentedControl.tsx'
import { Select } from '../../../ui/form/select/Select.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'
import { type EmailKind, type EmailTexts, getFooterName, getHeaderName } from './emailTexts.ts'
import { makeSampleText } from './sampleEmail.ts'

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 20px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

const PHONE_WIDTH_PX = 343

type Props = { kind: EmailKind; texts: EmailTexts; changedNames: readonly string[] }

export const EmailTextsPreview = observer(function EmailTextsPreview({ kind, texts, changedNames }: Props) {
  const { t } = useTranslation()
  const { session, languages } = useRoot()
  const id = useId()
  const company = useCompany()
  const [language, setLanguage] = useState(company.defaultLanguage ?? 'en')
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const name = isAnonymous(company) ? '' : (session.user?.name ?? '')
  const codes = (company.languages ?? [{ code: language }]).map(({ code }) => code)
  const toMailPart = (text: keyof EmailTexts, place: string) => ({
    place,
    html: texts[text],
    isChanged: changedNames.includes(text),
  })
  const { about, words, items } = makeSampleText(kind, language)
  const greeting = name
    ? getCampaignEmailText('helloTo', language, { name })
    : getCampaignEmailText('hello', language)
  const isPhone = width === 'phone'
  const tools = (
    <WrapRow>
      <Select
        id={id}
        label={t('settings.language')}
        value={language}
        onChange={setLanguage}
        options={languages.choices(codes)}
      />
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
    </WrapRow>
  )
  return (
    <Panel title={t('settings.email.preview')} aside={tools} flush>
      <div style={isPhone ? { maxWidth: PHONE_WIDTH_PX, width: '100%', margin: '16px auto 0' } : undefined}>
        <CompanyEmail
          label={t('settings.email.preview')}
          language={language}
          about={about}
          header={toMailPart(getHeaderName(kind), t('settings.email.header'))}
          footer={toMailPart(getFooterName(kind), t('settings.email.footer'))}
          words={[greeting, ...words]}
          items={items}
          flush={!isPhone}
        />
      </div>
      <Note>
        {t('settings.email.fromNow')} {t('settings.email.languageHelp')}
      </Note>
    </Panel>
  )
})
