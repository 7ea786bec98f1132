import { getIntegrationState, type IntegrationSummary, isFlagOn, needsUpgrade } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Tag, Tags } from '../../../ui/badges/Tag.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import { StateBadge } from '../connection/StateBadge.tsx'
import { ServiceMark } from '../ServiceMark.tsx'
import { servicePaths } from '../services.ts'

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
}))

const CardHeader = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
})

const CardFooter = styled(WrapRow)({ '& > *': { maxWidth: '100%', whiteSpace: 'normal' } })

const LINE_HEIGHT_PX = 24

type Props = { service: IntegrationSummary }

export const ServiceCard = observer(function ServiceCard({ service }: Props) {
  const { t } = useTranslation()
  const upgradeAction = useUpgradeAction()
  const { id, name, description, beta, enabledMY, enabledLMS } = service
  const state = getIntegrationState(service)
  const isLocked = needsUpgrade(useCompany(), id)
  const label = t(state === 'disconnected' ? 'integrations.connect' : 'integrations.manage', { name })
  const placeLabels = [
    ...(isFlagOn(enabledMY) ? [t('integrations.portal')] : []),
    ...(isFlagOn(enabledLMS) ? [t('integrations.learning')] : []),
  ]
  return (
    <Card aria-label={name}>
      <CardHeader>
        <ServiceMark type={id} />
        <div style={{ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 }}>
          <WrapRow style={{ minHeight: LINE_HEIGHT_PX }}>
            <Typography variant="h3">{name}</Typography>
            {beta && <Tag label={t('integrations.beta')} />}
          </WrapRow>
          {isLocked ? (
            <StatusBadge tone="warning" label={t('integrations.needsUpgrade')} />
          ) : (
            <StateBadge state={state} />
          )}
        </div>
      </CardHeader>
      <div>
        <MutedText>{description}</MutedText>
        {placeLabels.length > 0 && (
          <div style={{ marginTop: 8 }}>
            <Tags labels={placeLabels} />
          </div>
        )}
      </div>
      <CardFooter>
        {isLocked && <ActionButton action={upgradeAction} size="small" />}
        {(!isLocked || state !== 'disconnected') && (
          <ActionButton action={{ key: 'open', label, to: servicePaths[id] }} size="small" />
        )}
      </CardFooter>
    </Card>
  )
})
