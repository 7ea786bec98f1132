import { isTruncatedInChats } from '@heed/contracts/rules/chatLimits'
import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChatLengthNotice } from '../../../parts/mails/ChatLengthNotice.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { RichTextInput } from '../../../ui/form/richText/RichTextInput.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Collapsible } from '../../../ui/panels/Collapsible.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { radiiPx, typeScale as scale } from '../../../ui/theme/tokens.ts'
import type { EmailTexts } from './emailTexts.ts'

const PlainTextCopy = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '10px 14px',
  borderRadius: radiiPx.control,
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const SmallText = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

type Props = {
  control: Control<EmailTexts>
  name: keyof EmailTexts
  label: string
  helper: string
  isChanged: boolean
  markdown: string
}

export function EmailText({ control, name, label, helper, isChanged, markdown }: Props) {
  const { t } = useTranslation()
  const isTruncated = isTruncatedInChats(markdown, 'around')
  const changedBadge = isChanged && <StatusBadge tone="warning" label={t('settings.email.changed')} />
  return (
    <Panel title={label} hint={helper} aside={changedBadge} hasLightHead>
      <Stack style={{ gap: 4, marginBottom: -8 }}>
        <RichTextInput control={control} name={name} label={label} labelHidden minRows={4} />
        <Collapsible key={String(isTruncated)} title={t('settings.email.twin')} startsOpen={isTruncated}>
          {markdown ? (
            <PlainTextCopy>{markdown}</PlainTextCopy>
          ) : (
            <SmallText>{t('settings.email.nothingYet')}</SmallText>
          )}
          <ChatLengthNotice markdown={markdown} kind="around" />
        </Collapsible>
      </Stack>
    </Panel>
  )
}
