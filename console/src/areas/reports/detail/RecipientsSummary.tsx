import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { getReasonProps } from '../../../ui/tooltipProps.ts'

const maxShown = 3

const MoreRecipients = styled(ButtonBase)({
  font: 'inherit',
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'default',
})

export function RecipientsSummary({ recipients }: { recipients: readonly string[] }) {
  const { t } = useTranslation()
  const otherRecipients = recipients.slice(maxShown)
  if (recipients.length === 0) return <MutedText>{t('reports.noRecipients')}</MutedText>
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {recipients.slice(0, maxShown).join(', ')}{' '}
      {otherRecipients.length > 0 && (
        <MoreRecipients {...getReasonProps(otherRecipients.join('\n'))}>
          {t('reports.moreRecipients', { count: otherRecipients.length })}
        </MoreRecipients>
      )}
    </span>
  )
}
