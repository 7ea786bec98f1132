import { noLicense } from '@heed/contracts'
import Lock from '@mui/icons-material/LockOutlined'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWayToUpgrade } from '../../../app/guards/useWayToUpgrade.ts'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { StateScreen } from '../../../ui/states/StateScreen.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CampaignWizard } from './CampaignWizard.ts'
import type { Campaign, CampaignOrigin, CampaignValues } from './campaign.ts'
import { companyFacts } from './campaignFacts.ts'
import { wizardPlaces } from './places.ts'
import type { CampaignKind } from './savedRuns.ts'

type Props = {
  kind: CampaignKind
  store: CampaignWizard<Campaign, CampaignValues, string>
  wayOn?: string | undefined
  children: ReactNode
}

export const WizardEntry = observer(function WizardEntry({ kind, store, wayOn, children }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const company = useCompany()
  const wayToUpgrade = useWayToUpgrade()
  const { list, view } = wizardPlaces[kind]
  const texts = `${kind}Wizard` as const
  const back = { to: history.asLeft(list), label: t(`${texts}.back`) }
  const wayBack = { key: 'back', ...back }
  if (!companyFacts(company).licensed) {
    return (
      <StateScreen
        icon={<Lock />}
        title={noLicense}
        text={t(`${texts}.noLicense`)}
        primary={wayToUpgrade}
        action={wayBack}
      />
    )
  }
  if (!store.isBegun) {
    return (
      <SubjectPage
        of={store.source}
        title={undefined}
        back={back}
        missing={{ title: t(`${texts}.missing`), text: t(`${texts}.missingText`) }}
      >
        <TextSkeleton lines={6} />
      </SubjectPage>
    )
  }
  if (store.lockedBy) {
    const { id, name, reason } = store.lockedBy
    return (
      <StateScreen
        icon={<Lock />}
        title={reason}
        text={
          <>
            <div>{name}</div>
            {wayOn}
          </>
        }
        primary={{ key: 'open', label: t(`${texts}.outcome.open`), to: view(id) }}
        action={wayBack}
      />
    )
  }
  return children
})

export const draftPlace = (kind: CampaignKind, origin: CampaignOrigin, isPackaged: boolean): string =>
  [`${kind}Wizard`, isPackaged ? 'packaged' : origin.kind, ...('id' in origin ? [origin.id] : [])].join('/')
