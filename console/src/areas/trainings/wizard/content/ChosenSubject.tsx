import type { Subject } from '@heed/contracts'
import Delete from '@mui/icons-material/DeleteOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../../lib/amountFormats.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Muted } from '../../../../ui/Muted.tsx'
import { StatusBadge } from '../../../../ui/StatusBadge.tsx'
import { numeric, type as scale } from '../../../../ui/theme/tokens.ts'
import { reason } from '../../../../ui/tip.ts'

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' })
const Title = styled('span')({
  flex: '1 1 160px',
  minWidth: 0,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
})

type Props = {
  title: string
  /** Undefined where the library has it no more. */
  subject: Subject | undefined
  isUnavailable: boolean
  /** Why it stays. */
  refusal: string | undefined
  onPreview: () => void
  onRemove: () => void
}

/** A subject of the training, between those before and after it. */
export function ChosenSubject({ title, subject, isUnavailable, refusal, onPreview, onRemove }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Line>
      <Title>{title}</Title>
      {isUnavailable && <StatusBadge tone="error" label={t('trainingWizard.content.unavailable')} />}
      {subject && subject.duration > 0 && (
        <Muted style={numeric}>{duration(formats, subject.duration)}</Muted>
      )}
      <span>
        {subject && (
          <IconButton
            size="small"
            aria-label={t('trainingWizard.content.preview', { title })}
            onClick={onPreview}
          >
            <Visibility fontSize="small" />
          </IconButton>
        )}
        <IconButton
          {...reason(refusal)}
          size="small"
          aria-label={t('trainingWizard.content.remove', { title })}
          aria-disabled={refusal !== undefined || undefined}
          onClick={() => {
            if (refusal === undefined) onRemove()
          }}
        >
          <Delete fontSize="small" />
        </IconButton>
      </span>
    </Line>
  )
}
