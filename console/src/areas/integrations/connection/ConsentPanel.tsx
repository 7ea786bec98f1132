import { type IntegrationType, integrationNames } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(1.5, 0, 2.5),
  paddingLeft: 20,
}))

type Props = { type: Extract<IntegrationType, 'slack' | 'google'>; connectUrl: string }

export function ConsentPanel({ type, connectUrl }: Props) {
  const { t } = useTranslation()
  const { environment } = useRoot()
  const name = integrationNames[type]
  return (
    <Panel title={t('integrations.connect', { name })}>
      <Typography>{t(`integrations.${type}.connectText`)}</Typography>
      <Steps>
        <li>{t('integrations.consent.goes', { name })}</li>
        <li>{t(`integrations.${type}.allow`)}</li>
        <li>{t('integrations.consent.back')}</li>
      </Steps>
      <ActionButton
        look="primary"
        action={{
          key: 'connect',
          label: t('integrations.connect', { name }),
          // Needs a full page load: the consent page is a separate app, even on our own host.
          onRun: () => environment.leaveTo(connectUrl),
        }}
      />
      <div style={{ marginTop: 12 }}>
        <MutedText>{t('integrations.consent.nothingYet')}</MutedText>
      </div>
    </Panel>
  )
}
