import Lock from 'virtual:icon/LockOutlined'
import type { Template } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { getFrameStyles } from '../../../ui/theme/forcedColors.ts'
import { radiiPx, typeScale as scale } from '../../../ui/theme/tokens.ts'
import { getReasonProps } from '../../../ui/tooltipProps.ts'
import type { CampaignKind } from '../wizard/model/campaign.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: theme.spacing(2),
  borderRadius: radiiPx.card,
  ...getFrameStyles(theme.vars.palette.divider),
  '&[data-chosen]': getFrameStyles(theme.vars.palette.primary.main, 2),
  '&[data-locked]': { backgroundColor: theme.vars.palette.surface.subtle },
}))

const Title = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  fontWeight: scale.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
  '& > input[aria-disabled]': { cursor: 'not-allowed' },
}))

const WarningText = styled('span')(({ theme }) => ({ color: theme.vars.palette.warning.main }))
const LockedNote = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { fontSize: '1rem' },
})
const Names = styled('ol')({ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' })

type Props = {
  kind: CampaignKind
  group: string
  template: Template
  titles: readonly string[]
  isChosen: boolean
  refusal: string | undefined
  onSelect: () => void
}

export const TemplateCard = observer(function TemplateCard(props: Props) {
  const { kind, group, template, titles, isChosen, refusal, onSelect } = props
  const { t } = useTranslation()
  const upgradeAction = useUpgradeAction()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, description, verboseDuration, disabledSubjects, enabled } = template
  const texts = `${kind}Wizard.goal` as const
  const refusalText = enabled ? refusal : t('campaigns.templates.locked')
  const handlePick = () => {
    if (refusalText === undefined) onSelect()
  }
  return (
    <Card
      data-chosen={isChosen || undefined}
      data-locked={!enabled || undefined}
      data-open={isOpen || undefined}
    >
      <Title>
        <input
          {...getReasonProps(refusalText)}
          type="radio"
          name={group}
          checked={isChosen}
          aria-disabled={refusalText !== undefined || undefined}
          aria-describedby={`${id}-text`}
          // onChange doesn't fire when the selected template is clicked again.
          onClick={handlePick}
          onChange={() => undefined}
        />
        <span>{title}</span>
      </Title>
      <MutedText id={`${id}-text`}>{description}</MutedText>
      <span>
        {verboseDuration} · {t(`${texts}.items`, { count: titles.length })}
      </span>
      {enabled && disabledSubjects.length > 0 && (
        <WarningText>{t(`${texts}.lacks`, { count: disabledSubjects.length })}</WarningText>
      )}
      {!enabled && (
        <LockedNote>
          <Lock aria-hidden />
          {t('campaigns.templates.locked')}
          <ActionButton action={upgradeAction} look="text" size="small" />
        </LockedNote>
      )}
      <div>
        <ActionButton
          action={{
            key: 'items',
            label: t(isOpen ? `${texts}.hide` : `${texts}.show`),
            name: t(isOpen ? `${texts}.hideOf` : `${texts}.showOf`, { title }),
            onRun: () => setOpen(!isOpen),
          }}
          look="text"
          size="small"
          flush
          expands={{ id: `${id}-items`, isOpen }}
        />
      </div>
      {isOpen && (
        <Names id={`${id}-items`} aria-label={t(`${texts}.held`)}>
          {titles.map((itemTitle, index) => (
            // Two items can have the same title.
            <li key={`${itemTitle} ${String(index)}`}>{itemTitle}</li>
          ))}
        </Names>
      )}
    </Card>
  )
})
