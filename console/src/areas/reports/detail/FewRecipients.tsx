import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { reasonProps } from '../../../ui/tooltipProps.ts'

const named = 3

const Others = styled(ButtonBase)({
  font: 'inherit',
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'default',
})

export function FewRecipients({ recipients }: { recipients: readonly string[] }) {
  const { t } = useTranslation()
  const others = recipients.slice(named)
  if (recipients.length === 0) return <MutedText>{t('reports.noRecipients')}</MutedText>
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {recipients.slice(0, named).join(', ')}{' '}
      {others.length > 0 && (
        <Others {...reasonProps(others.join('\n'))}>
          {t('reports.moreRecipients', { count: others.length })}
        </Others>
      )}
    </span>
  )
}
