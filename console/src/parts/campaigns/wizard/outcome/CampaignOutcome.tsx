import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useRefresh } from '../../../../app/live/useRefresh.ts'
import { ResourcePage } from '../../../../app/page/SubjectPage.tsx'
import { useCompany, useRoot, useTitle } from '../../../../app/root/RootContext.tsx'
import { Resource } from '../../../../lib/requests/Resource.ts'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { DownloadDialog } from '../../dialogs.ts'
import type { OutcomeKind } from '../address/places.ts'
import type { CampaignDescriptor } from '../descriptor.ts'
import type { Campaign } from '../model/campaign.ts'
import { RecentSaves } from '../saving/RecentSaves.ts'
import { OutcomeScreen } from './OutcomeScreen.tsx'

type Props = { descriptor: CampaignDescriptor; id: string; outcome: OutcomeKind }

/** Appears once, right after the wizard; a reload or Back opens the campaign's page (C-27). */
export const CampaignOutcome = observer(function CampaignOutcome(props: Props) {
  const { descriptor, id } = props
  const { kind, places } = descriptor.rules
  const recentSaves = useRoot().area(RecentSaves)
  useEffect(() => () => recentSaves.forget(kind, id), [recentSaves, kind, id])
  return recentSaves.has(kind, id) ? (
    <SavedCampaignOutcome {...props} />
  ) : (
    <Navigate replace to={places.view(id)} />
  )
})

const SavedCampaignOutcome = observer(function SavedCampaignOutcome({ descriptor, id, outcome }: Props) {
  const { t } = useTranslation()
  const { client, history } = useRoot()
  const { company_id: companyId } = useCompany()
  const [campaign] = useState(() => new Resource<Campaign>())
  const { rules } = descriptor
  const { kind, places } = rules
  useEffect(
    () => void campaign.load((signal) => rules.get({ client, companyId }, id, signal)),
    [campaign, client, companyId, rules, id],
  )
  useRefresh(() => void campaign.refresh())
  const { value } = campaign
  const texts = `${kind}Wizard` as const
  useTitle(value?.name)
  if (value) {
    return (
      <section aria-label={t(`${texts}.steps.start`)}>
        {value.isScorm ? (
          <PackagedOutcome descriptor={descriptor} campaign={value} />
        ) : (
          descriptor.summarize(value, outcome)
        )}
      </section>
    )
  }
  return (
    <ResourcePage
      of={campaign}
      title={undefined}
      back={{ to: history.getLastLink(places.list), label: t(`${texts}.back`) }}
      missing={{ title: t(`${texts}.missing`), text: t(`${texts}.missingText`) }}
    >
      <TextSkeleton lines={6} />
    </ResourcePage>
  )
})

type PackagedProps = { descriptor: CampaignDescriptor; campaign: Campaign }

function PackagedOutcome({ descriptor, campaign }: PackagedProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { kind, places } = descriptor.rules
  const { packaged } = descriptor
  return (
    packaged && (
      <>
        <OutcomeScreen
          name={campaign.name}
          title={t(packaged.title)}
          text={t(packaged.text)}
          primary={{ key: 'download', label: t(packaged.download), onRun: () => setOpen(true) }}
          action={{ key: 'open', label: t(`${kind}Wizard.outcome.open`), to: places.view(campaign.id) }}
        />
        {isOpen && <DownloadDialog campaign={campaign} onClose={() => setOpen(false)} />}
      </>
    )
  )
}
