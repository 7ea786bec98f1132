import type { Subject } from '@heed/contracts'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../../lib/amountFormats.ts'
import { CheckBox } from '../../../../ui/form/CheckBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Muted } from '../../../../ui/Muted.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { numeric } from '../../../../ui/theme/tokens.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Choice = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Mark = styled('span')({ flex: 'none' })

type Props = {
  subject: Subject
  isChosen: boolean
  /** Why it cannot be chosen. */
  refusal: string | undefined
  onToggle: () => void
  onPreview: () => void
}

/** A subject of the library, to be chosen. */
export function SubjectLine({ subject, isChosen, refusal, onToggle, onPreview }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { title } = subject
  return (
    <Line>
      <Choice>
        <CheckBox label={title} checked={isChosen} disabledReason={refusal} onChange={onToggle} />
      </Choice>
      {refusal !== undefined && (
        <Mark>
          <Tag label={refusal} />
        </Mark>
      )}
      {subject.duration > 0 && <Muted style={numeric}>{duration(formats, subject.duration)}</Muted>}
      <IconButton
        size="small"
        aria-label={t('trainingWizard.content.preview', { title })}
        onClick={onPreview}
      >
        <Visibility fontSize="small" />
      </IconButton>
    </Line>
  )
}
