import { type ChatTextKind, chatTextMaxLengths, isTruncatedInChats } from '@heed/contracts/rules/chatLimits'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Announced } from '../../ui/announcer/Announced.tsx'
import { useFormats } from '../../ui/formats.ts'
import { tabularNumbers } from '../../ui/theme/tokens.ts'

type Props = { markdown: string; kind: ChatTextKind }

export function ChatLengthNotice({ markdown, kind }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const max = formats.number(chatTextMaxLengths[kind])
  const isTruncated = isTruncatedInChats(markdown, kind)
  return (
    <Typography
      variant="caption"
      component="div"
      color={isTruncated ? 'warning' : 'textSecondary'}
      sx={{ mt: 0.75, ...tabularNumbers }}
    >
      {t('inputs.chat.length', { n: formats.number(markdown.length), max })}{' '}
      <Announced inline>{isTruncated && t(`inputs.chat.cut.${kind}`, { max })}</Announced>
    </Typography>
  )
}
