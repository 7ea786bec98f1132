import Visibility from 'virtual:icon/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Choice = styled('div')({ flex: '1 1 12.5rem', minWidth: 0, overflowWrap: 'anywhere' })
const TrailingArea = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', justifyContent: 'space-between', paddingLeft: 33 },
}))
const CheckMark = styled('span')({ flex: 'none' })

type Props = {
  kind: CampaignKind
  title: string
  language?: string | undefined
  facts?: ReactNode
  isChosen: boolean
  refusal: string | undefined
  onToggle: () => void
  onPreview: () => void
}

export function ChoiceLine(props: Props) {
  const { kind, title, language, facts, isChosen, refusal, onToggle, onPreview } = props
  const { t } = useTranslation()
  return (
    <Line>
      <Choice>
        <CheckBox
          label={<span lang={language}>{title}</span>}
          checked={isChosen}
          disabledReason={refusal}
          onChange={onToggle}
        />
      </Choice>
      {refusal !== undefined && (
        <CheckMark>
          <Tag label={refusal} />
        </CheckMark>
      )}
      <TrailingArea>
        <MutedText>{facts}</MutedText>
        <IconButton
          size="small"
          aria-label={t(`${kind}Wizard.content.preview`, { title })}
          onClick={onPreview}
        >
          <Visibility fontSize="small" />
        </IconButton>
      </TrailingArea>
    </Line>
  )
}
