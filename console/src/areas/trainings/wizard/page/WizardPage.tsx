import { campaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useMovingDraft } from '../../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { rememberedChannels } from '../../../../parts/campaigns/channels/rememberedChannels.ts'
import { outcomeOf, packagedIdOf } from '../../../../parts/campaigns/wizard/places.ts'
import { useWizardPlace } from '../../../../parts/campaigns/wizard/useWizardPlace.tsx'
import { draftPlace, WizardEntry } from '../../../../parts/campaigns/wizard/WizardEntry.tsx'
import { KeptTraining, type Origin, originOf } from '../begin.ts'
import { TrainingWizardStore } from '../TrainingWizardStore.ts'
import { WizardContext } from '../WizardContext.ts'
import { OutcomePage } from './OutcomePage.tsx'
import { TrainingWizard } from './TrainingWizard.tsx'

export function WizardPage() {
  const { trainingId, fromId } = useParams()
  const [query] = useSearchParams()
  const back = useChosenAt()
  const outcome = outcomeOf(query)
  if (trainingId !== undefined) {
    return outcome ? (
      <OutcomePage id={trainingId} outcome={outcome} />
    ) : (
      <BeginAt origin={{ kind: 'edit', id: trainingId }} />
    )
  }
  const origin: Origin = fromId === undefined ? originOf(query) : { kind: 'copy', id: fromId }
  return <BeginAt origin={origin} back={back} />
}

export const BeginAt = observer(function BeginAt({ origin: asked, back }: Omit<Props, 'isPackaged'>) {
  const { origin, key, lead } = useWizardPlace('training', asked)
  return (
    <>
      {lead}
      <Begin key={key} origin={origin} back={back} />
    </>
  )
})

/** Undefined after a page reload. */
function useChosenAt(): string | undefined {
  const { history } = useRoot()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Later steps remove the origin from the address.
  const [from] = useState(() =>
    originOf(query).kind === 'recommended' ? history.paths.findLast((path) => path !== pathname) : undefined,
  )
  return from
}

export function PackagedWizardPage() {
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  const id = packagedIdOf('training', query)
  const back = useChosenAt()
  return outcome && id !== null ? (
    <OutcomePage id={id} outcome={outcome} />
  ) : (
    <Begin origin={originOf(query)} isPackaged back={back} />
  )
}

type Props = {
  origin: Origin
  isPackaged?: boolean
  back?: string | undefined
}

export const Begin = observer(function Begin({ origin, isPackaged = false, back }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const draft = useMovingDraft(draftPlace('training', origin, isPackaged), KeptTraining)
  const [store] = useState(
    () =>
      new TrainingWizardStore({
        client: root.client,
        company: () => root.session.company ?? company,
        now: () => root.clock.now(),
        zone: root.environment.timeZone,
        channel: rememberedChannels(company.company_id),
        origin,
        isPackaged,
        kept: draft.before,
      }),
  )
  useEffect(() => store.load(), [store])
  return (
    <WizardEntry
      kind="training"
      store={store}
      wayOn={t(
        store.saved.value?.status === campaignStatus.completed
          ? 'trainingWizard.editWay.completed'
          : 'trainingWizard.editWay.active',
      )}
    >
      <WizardContext value={store}>
        <TrainingWizard draft={draft} back={back} />
      </WizardContext>
    </WizardEntry>
  )
})
