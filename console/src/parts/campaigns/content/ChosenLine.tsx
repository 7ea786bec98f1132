import Delete from 'virtual:icon/DeleteOutlined'
import Swap from 'virtual:icon/SwapHorizOutlined'
import Visibility from 'virtual:icon/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'
import { getReasonProps } from '../../../ui/tooltipProps.ts'
import type { CampaignKind } from '../wizard/model/campaign.ts'

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' })
const Title = styled('span')({
  flex: '1 1 10rem',
  minWidth: 0,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
  '@container (max-width: 32.5rem)': { flexBasis: '100%', '& ~ [data-facts]': { flex: 1 } },
})

type Props = {
  kind: CampaignKind
  title: string
  language?: string | undefined
  facts?: ReactNode
  isUnavailable: boolean
  isSent?: boolean
  refusal: string | undefined
  onPreview: (() => void) | undefined
  onReplace?: (() => void) | undefined
  onRemove: () => void
}

export function ChosenLine(props: Props) {
  const { kind, title, language, facts, isUnavailable, isSent = false } = props
  const { refusal, onPreview, onReplace, onRemove } = props
  const { t } = useTranslation()
  const texts = `${kind}Wizard.content` as const
  return (
    <Line>
      <Title lang={language}>{title}</Title>
      {isUnavailable && <StatusBadge tone="error" label={t(`${texts}.unavailable`)} />}
      {isSent && <StatusBadge tone="success" label={t('campaigns.content.sent')} />}
      {facts && <MutedText data-facts>{facts}</MutedText>}
      <span>
        {onPreview && (
          <IconButton size="small" aria-label={t(`${texts}.preview`, { title })} onClick={onPreview}>
            <Visibility fontSize="small" />
          </IconButton>
        )}
        {onReplace && (
          <RefusableButton
            {...{ refusal }}
            label={t('campaigns.content.replace', { title })}
            onClick={onReplace}
          >
            <Swap fontSize="small" />
          </RefusableButton>
        )}
        <RefusableButton {...{ refusal }} label={t(`${texts}.remove`, { title })} onClick={onRemove}>
          <Delete fontSize="small" />
        </RefusableButton>
      </span>
    </Line>
  )
}

type RefusableProps = { label: string; refusal: string | undefined; onClick: () => void; children: ReactNode }

const RefusableButton = ({ label, refusal, onClick, children }: RefusableProps) => (
  <IconButton
    {...getReasonProps(refusal)}
    size="small"
    aria-label={label}
    aria-disabled={refusal !== undefined || undefined}
    onClick={() => {
      if (refusal === undefined) onClick()
    }}
  >
    {children}
  </IconButton>
)
