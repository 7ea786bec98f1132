import Delete from '@mui/icons-material/DeleteOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Muted } from '../../../ui/Muted.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { numeric, type as scale } from '../../../ui/theme/tokens.ts'
import { reason } from '../../../ui/tip.ts'
import type { CampaignKind } from '../wizard/savedRuns.ts'

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' })
const Title = styled('span')({
  flex: '1 1 160px',
  minWidth: 0,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
  // On a phone what is known of it stands below, beside what can be done with it.
  '@container (max-width: 520px)': { flexBasis: '100%', '& ~ [data-facts]': { flex: 1 } },
})

type Props = {
  kind: CampaignKind
  title: string
  /** Such as how long it takes. */
  facts?: ReactNode
  isUnavailable: boolean
  /** Why it stays. */
  refusal: string | undefined
  /** Undefined where the library has it no more. */
  onPreview: (() => void) | undefined
  onRemove: () => void
}

/** A piece of content that is chosen for a campaign. */
export function ChosenLine({ kind, title, facts, isUnavailable, refusal, onPreview, onRemove }: Props) {
  const { t } = useTranslation()
  const texts = `${kind}Wizard.content` as const
  return (
    <Line>
      <Title>{title}</Title>
      {isUnavailable && <StatusBadge tone="error" label={t(`${texts}.unavailable`)} />}
      {facts && (
        <Muted data-facts style={numeric}>
          {facts}
        </Muted>
      )}
      <span>
        {onPreview && (
          <IconButton size="small" aria-label={t(`${texts}.preview`, { title })} onClick={onPreview}>
            <Visibility fontSize="small" />
          </IconButton>
        )}
        <IconButton
          {...reason(refusal)}
          size="small"
          aria-label={t(`${texts}.remove`, { title })}
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
