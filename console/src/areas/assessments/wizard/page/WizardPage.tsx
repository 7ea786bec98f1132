import { companyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useMovingDraft } from '../../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { rememberedChannels } from '../../../../parts/campaigns/channels/rememberedChannels.ts'
import { outcomeOf, packagedIdOf } from '../../../../parts/campaigns/wizard/places.ts'
import { useWizardPlace } from '../../../../parts/campaigns/wizard/useWizardPlace.tsx'
import { draftPlace, WizardEntry } from '../../../../parts/campaigns/wizard/WizardEntry.tsx'
import { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { KeptAssessment, type Origin } from '../begin.ts'
import { keptIntros } from '../keptIntros.ts'
import { rememberedCompany } from '../personalize/rememberedCompany.ts'
import { WizardContext } from '../WizardContext.ts'
import { AssessmentWizard } from './AssessmentWizard.tsx'
import { OutcomePage } from './OutcomePage.tsx'

export function WizardPage() {
  const { assessmentId, fromId } = useParams()
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  if (assessmentId !== undefined) {
    return outcome ? (
      <OutcomePage id={assessmentId} outcome={outcome} />
    ) : (
      <BeginAt origin={{ kind: 'edit', id: assessmentId }} />
    )
  }
  return <BeginAt origin={fromId === undefined ? { kind: 'new' } : { kind: 'copy', id: fromId }} />
}

const BeginAt = observer(function BeginAt({ origin: asked }: Pick<Props, 'origin'>) {
  const { origin, key, lead } = useWizardPlace('assessment', asked)
  return (
    <>
      {lead}
      <Begin key={key} origin={origin} />
    </>
  )
})

export function PackagedWizardPage() {
  const [query] = useSearchParams()
  const outcome = outcomeOf(query)
  const id = packagedIdOf('assessment', query)
  return outcome && id !== null ? (
    <OutcomePage id={id} outcome={outcome} />
  ) : (
    <Begin origin={{ kind: 'new' }} isPackaged />
  )
}

type Props = { origin: Origin; isPackaged?: boolean }

const Begin = observer(function Begin({ origin, isPackaged = false }: Props) {
  const root = useRoot()
  const company = useCompany()
  const draft = useMovingDraft(draftPlace('assessment', origin, isPackaged), KeptAssessment)
  const [store] = useState(
    () =>
      new AssessmentWizardStore({
        client: root.client,
        company: () => root.session.company ?? company,
        now: () => root.clock.now(),
        zone: root.environment.timeZone,
        channel: rememberedChannels(company.company_id),
        personalizeData: { companyName: companyName(company), ...rememberedCompany(company.company_id) },
        intros: keptIntros(root.drafts, company.company_id),
        origin,
        isPackaged,
        kept: draft.before,
      }),
  )
  useEffect(() => store.load(), [store])
  return (
    <WizardEntry kind="assessment" store={store}>
      <WizardContext value={store}>
        <AssessmentWizard draft={draft} />
      </WizardContext>
    </WizardEntry>
  )
})
