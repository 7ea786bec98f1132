import { getIntroReason } from '@heed/contracts'
import { convertHtmlToMarkdown } from '@heed/contracts/rules/richText/markdown'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { RichTextBox } from '../../../ui/form/richText/RichTextBox.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { radiiPx, typeScale as scale } from '../../../ui/theme/tokens.ts'
import { ChatLengthNotice } from '../../mails/ChatLengthNotice.tsx'

const PlainTextCopy = styled('pre')(({ theme }) => ({
  minHeight: 180,
  margin: 0,
  padding: '12px 14px',
  borderRadius: radiiPx.control,
  fontFamily: scale.mono,
  fontSize: scale.size.body,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Intro = { enabled: boolean; message: string; markdown: string }

type Props = {
  value: Intro
  onChange: (change: Partial<Intro>) => void
  helper?: string
  offText: string
  preview: ReactNode | undefined
  hasTwin?: boolean
  disabledReason?: string | undefined
}

export function IntroInput(props: Props) {
  const { value, onChange, helper, offText, preview, hasTwin = true, disabledReason } = props
  const { t } = useTranslation()
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const problem = getIntroReason(value)
  return (
    <Stack>
      <CheckBox
        kind="switch"
        label={t('campaigns.intro.on')}
        helper={value.enabled ? undefined : offText}
        checked={value.enabled}
        disabledReason={disabledReason}
        onChange={(enabled) => onChange({ enabled })}
      />
      {value.enabled && (
        <>
          <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(21.25rem, 100%), 1fr))' }}>
            <RichTextBox
              label={t('campaigns.intro.message')}
              helper={helper ?? t('campaigns.intro.messageHelp')}
              required
              value={value.message}
              error={isTouched && problem !== null ? problem : undefined}
              disabledReason={disabledReason}
              onChange={(message) => onChange({ message, markdown: convertHtmlToMarkdown(message) })}
              onBlur={() => setTouched(true)}
            />
            {hasTwin && (
              <section aria-labelledby={id}>
                <Typography id={id} sx={{ mb: 0.75, fontWeight: 500 }}>
                  {t('campaigns.intro.twin')}
                </Typography>
                <PlainTextCopy>
                  {value.markdown || <MutedText>{t('campaigns.intro.nothingYet')}</MutedText>}
                </PlainTextCopy>
                <ChatLengthNotice markdown={value.markdown} kind="intro" />
              </section>
            )}
          </Columns>
          {preview !== undefined && (
            <Panel headingLevel={4} title={t('campaigns.intro.preview')}>
              <Stack>
                {preview}
                <EmailLanguage />
              </Stack>
            </Panel>
          )}
        </>
      )}
    </Stack>
  )
}

const EmailLanguage = observer(function MailLanguage() {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const { defaultLanguage = 'en' } = useCompany()
  if (defaultLanguage === 'en') return null
  return (
    <Typography variant="body2" color="textSecondary">
      {t('campaigns.intro.language', { language: languages.getName(defaultLanguage) })}
    </Typography>
  )
})
