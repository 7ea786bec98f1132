import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { rememberedChannels } from '../../../parts/campaigns/channels/rememberedChannels.ts'
import { NewCampaign } from '../../../parts/campaigns/wizard/NewCampaign.tsx'
import { outcomeOf, packagedIdOf } from '../../../parts/campaigns/wizard/places.ts'
import { draftPlace, WizardEntry } from '../../../parts/campaigns/wizard/WizardEntry.tsx'
import { KeptTraining, type Origin, originOf } from './begin.ts'
import { OutcomePage } from './OutcomePage.tsx'
import { TrainingWizard } from './TrainingWizard.tsx'
import { TrainingWizardStore } from './TrainingWizardStore.ts'
import { WizardContext } from './WizardContext.ts'

/** /trainings/create, edit/:trainingId and create/copy/:fromId (S1 section 2). */
export function WizardPage() {
  const { trainingId, fromId } = useParams()
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  if (trainingId === undefined) {
    return fromId === undefined ? (
      <BeginNew key="new" origin={originOf(query)} />
    ) : (
      <BeginNew key={`copy/${fromId}`} origin={{ kind: 'copy', id: fromId }} />
    )
  }
  return outcome ? (
    <OutcomePage id={trainingId} outcome={outcome} />
  ) : (
    <Begin key={`edit/${trainingId}`} origin={{ kind: 'edit', id: trainingId }} />
  )
}

/** A training that is not saved yet. */
export function BeginNew({ origin }: Pick<Props, 'origin'>) {
  return (
    <NewCampaign kind="training">
      <Begin origin={origin} />
    </NewCampaign>
  )
}

/** /trainings/create_scorm: a training for a learning system of the company's own. */
export function PackagedWizardPage() {
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  const id = packagedIdOf('training', query)
  return outcome && id !== null ? (
    <OutcomePage id={id} outcome={outcome} />
  ) : (
    <Begin origin={originOf(query)} isPackaged />
  )
}

type Props = { origin: Origin; isPackaged?: boolean }

/** The wizard from a beginning, or why there is none. */
export const Begin = observer(function Begin({ origin, isPackaged = false }: Props) {
  const root = useRoot()
  const company = useCompany()
  const draft = useDraft(draftPlace('training', origin, isPackaged), KeptTraining)
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
    <WizardEntry kind="training" store={store}>
      <WizardContext value={store}>
        <TrainingWizard draft={draft} />
      </WizardContext>
    </WizardEntry>
  )
})
