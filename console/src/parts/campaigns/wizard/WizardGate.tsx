import Lock from 'virtual:icon/LockOutlined'
import { noLicenseText } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { StateScreen } from '../../../ui/states/StateScreen.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CampaignWizard } from './model/CampaignWizard.ts'
import type { Campaign, CampaignValues } from './model/campaign.ts'
import { getCompanyFacts } from './model/campaignFacts.ts'

type Props = {
  store: CampaignWizard<Campaign, CampaignValues, string>
  wayOn?: ReactNode
  children: ReactNode
}

export const WizardGate = observer(function WizardGate({ store, wayOn: continueLink, children }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const company = useCompany()
  const upgradeAction = useUpgradeAction()
  const { kind, places } = store.rules
  const { list, view } = places
  const texts = `${kind}Wizard` as const
  const backLink = { to: history.getLastLink(list), label: t(`${texts}.back`) }
  const backAction = { key: 'back', ...backLink }
  if (!getCompanyFacts(company).licensed) {
    return (
      <StateScreen
        icon={<Lock />}
        title={noLicenseText}
        text={t(`${texts}.noLicense`)}
        primary={upgradeAction}
        action={backAction}
      />
    )
  }
  if (!store.hasStarted) {
    return (
      <ResourcePage
        of={store.source}
        title={undefined}
        back={backLink}
        missing={{ title: t(`${texts}.missing`), text: t(`${texts}.missingText`) }}
      >
        <TextSkeleton lines={6} />
      </ResourcePage>
    )
  }
  if (store.lockedCampaign) {
    const { id, name, reason } = store.lockedCampaign
    return (
      <StateScreen
        icon={<Lock />}
        title={reason}
        text={
          <>
            <div>{name}</div>
            {continueLink}
          </>
        }
        primary={{ key: 'open', label: t(`${texts}.outcome.open`), to: view(id) }}
        action={backAction}
      />
    )
  }
  return children
})
