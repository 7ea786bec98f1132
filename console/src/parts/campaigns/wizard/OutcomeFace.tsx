import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { useRoot, useTitle } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { DownloadDialog } from '../dialogs.ts'
import { JustSaved } from './JustSaved.ts'
import { Outcome } from './Outcome.tsx'
import { wizardPlaces } from './places.ts'
import type { CampaignKind } from './savedRuns.ts'

interface Made {
  id: string | number
  name: string
  isScorm: boolean
  uniqueId: string
}

type Props<One extends Made> = {
  kind: CampaignKind
  id: string
  store: { campaign: Resource<One>; load: (id: string) => Promise<void> }
  summary: (campaign: One) => ReactNode
}

/** Appears once, right after the wizard; a reload or Back opens the campaign's page (C-27). */
export const OutcomeFace = observer(function OutcomeFace<One extends Made>(props: Props<One>) {
  const { kind, id } = props
  const justSaved = useRoot().area(JustSaved)
  useEffect(() => () => justSaved.forget(kind, id), [justSaved, kind, id])
  return justSaved.has(kind, id) ? (
    <JustMade {...props} />
  ) : (
    <Navigate replace to={wizardPlaces[kind].view(id)} />
  )
})

const JustMade = observer(function JustMade<One extends Made>(props: Props<One>) {
  const { kind, id, store, summary } = props
  const { t } = useTranslation()
  const { history } = useRoot()
  useEffect(() => void store.load(id), [store, id])
  useRefresh(() => void store.campaign.refresh())
  const { value } = store.campaign
  const texts = `${kind}Wizard` as const
  useTitle(value?.name)
  if (value) {
    return (
      <section aria-label={t(`${texts}.steps.start`)}>
        {value.isScorm ? <Packaged kind={kind} campaign={value} /> : summary(value)}
      </section>
    )
  }
  return (
    <SubjectPage
      of={store.campaign}
      title={undefined}
      back={{ to: history.asLeft(wizardPlaces[kind].list), label: t(`${texts}.back`) }}
      missing={{ title: t(`${texts}.missing`), text: t(`${texts}.missingText`) }}
    >
      <TextSkeleton lines={6} />
    </SubjectPage>
  )
})

const download = { training: 'trainings.download', assessment: 'assessmentWizard.outcome.download' } as const

function Packaged({ kind, campaign }: { kind: CampaignKind; campaign: Made }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const texts = `${kind}Wizard` as const
  return (
    <>
      <Outcome
        name={campaign.name}
        title={t(`${texts}.outcome.packaged`)}
        text={t(`${texts}.outcome.packagedText`)}
        primary={{ key: 'download', label: t(download[kind]), onRun: () => setOpen(true) }}
        action={{ key: 'open', label: t(`${texts}.outcome.open`), to: wizardPlaces[kind].view(campaign.id) }}
      />
      {isOpen && <DownloadDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  )
}
