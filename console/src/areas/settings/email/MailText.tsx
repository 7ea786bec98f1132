import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChatLengthNotice } from '../../../parts/mails/ChatLengthNotice.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { RichTextInput } from '../../../ui/form/richText/RichTextInput.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
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
  const changedBadge = isChanged && <StatusBadge tone="warning" label={t('settings.email.changed')} />
  return (
    <Panel title={label} aside={changedBadge}>
      <Stack>
        <RichTextInput control={control} name={name} label={label} labelHidden helper={helper} minRows={4} />
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {t('settings.email.twin')}
          </Typography>
          <PlainTextCopy>{markdown || <MutedText>{t('settings.email.nothingYet')}</MutedText>}</PlainTextCopy>
          <ChatLengthNotice markdown={markdown} kind="around" />
        </div>
      </Stack>
    </Panel>
  )
}
