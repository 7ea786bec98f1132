import {
  getIntegrationState,
  getUpgradeRefusal,
  type IntegrationState,
  type IntegrationType,
  integrationNames,
} from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { LockPicture } from '../../../ui/pictures/LockPicture.tsx'
import { StateScreen } from '../../../ui/states/StateScreen.tsx'
import type { Connection } from '../Connection.ts'
import { ServiceMark } from '../ServiceMark.tsx'
import { getGuideUrl } from '../services.ts'
import { StateBadge } from './StateBadge.tsx'

type Props<Type extends IntegrationType> = {
  connection: Connection<Type>
  state?: IntegrationState | undefined
  form: ReactNode
  children: ReactNode
}

export const ConnectionPage = observer(function ConnectionPage<Type extends IntegrationType>({
  connection,
  state,
  form,
  children,
}: Props<Type>) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const { type, data, load } = connection
  useEffect(() => void load(), [load])
  const currentState = data.value && (state ?? getIntegrationState(data.value))
  const isConnected = currentState !== undefined && currentState !== 'disconnected'
  const refusal = getUpgradeRefusal(useCompany(), type)
  const upgradeAction = useUpgradeAction()
  const guide = getGuideUrl(branding.value, type)
  return (
    <ResourcePage
      of={data}
      missing={{ title: t('integrations.missing'), text: t('integrations.missingText') }}
      title={integrationNames[type]}
      heading={
        <>
          <ServiceMark type={type} size={24} />
          <Typography variant="h1">{integrationNames[type]}</Typography>
        </>
      }
      summary={t(`integrations.${type}.about`)}
      back={{ to: paths.integrations(), label: t('integrations.back') }}
      aside={currentState && <StateBadge state={currentState} isBroken={connection.problem !== undefined} />}
      actions={
        guide === undefined ? [] : [{ key: 'guide', label: t('integrations.guide'), to: guide, newTab: true }]
      }
    >
      {!data.value ? (
        <CardSkeleton height={280} />
      ) : refusal === null ? (
        isConnected ? (
          children
        ) : (
          form
        )
      ) : isConnected ? (
        <>
          <SpacedBanner tone="warning" action={upgradeAction}>
            {refusal}
          </SpacedBanner>
          {children}
        </>
      ) : (
        <StateScreen
          icon={<LockPicture />}
          title={refusal}
          text={t('integrations.lockedText')}
          primary={upgradeAction}
        />
      )}
    </ResourcePage>
  )
})
