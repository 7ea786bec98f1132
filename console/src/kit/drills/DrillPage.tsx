import { campaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../app/root/RootContext.tsx'
import { CampaignPage } from '../../parts/campaigns/wizard/CampaignPages.tsx'
import type { CampaignDescriptor } from '../../parts/campaigns/wizard/descriptor.ts'
import { type CampaignId, type CampaignOrigin, isDraft } from '../../parts/campaigns/wizard/model/campaign.ts'
import { createDraftSchema } from '../../parts/campaigns/wizard/model/draftSchema.ts'
import { OutcomeScreen } from '../../parts/campaigns/wizard/outcome/OutcomeScreen.tsx'
import { EmployeesStep, FinalizeStep, TopicStep } from './DrillSteps.tsx'
import { type Drill, DrillsStore, DrillValues } from './DrillsStore.ts'
import { createDrillRules, type DrillStep, DrillWizardStore, steps } from './DrillWizardStore.ts'

type Descriptor = CampaignDescriptor<Drill, DrillValues, DrillStep, CampaignOrigin, DrillWizardStore>

function createDrillDescriptor(drills: DrillsStore): Descriptor {
  const { draft, active } = campaignStatus
  const save = async (
    { values, now }: DrillWizardStore,
    id: CampaignId | undefined,
    status: typeof draft | typeof active,
  ) => ({ success: true, saved: drills.save({ id, values, status, now }) })
  const createCall = ({ values, companyId }: DrillWizardStore) => ({
    operation: 'drills.save',
    ids: { companyId },
    body: values,
  })
  return {
    rules: createDrillRules(drills),
    requests: {
      explainChange: (now) => (isDraft(now) ? 'saved' : 'started'),
      startsBySaving: () => false,
      draftCall: createCall,
      startCall: createCall,
      saveDraft: (wizard, id) => save(wizard, id, draft),
      start: (wizard, id) => save(wizard, id, active),
      createPackage: (wizard) => save(wizard, undefined, active),
    },
    draftShape: createDraftSchema(DrillValues, steps),
    idName: 'drillId',
    readOrigin: () => ({ kind: 'new' }),
    open: (options) => new DrillWizardStore(drills, options),
    bodies: { topic: TopicStep, employees: EmployeesStep, finalize: FinalizeStep },
    useLabels: () => useTranslation().t('drillWizard.steps', { returnObjects: true }),
    useHints: () => ({}),
    listProblems: () => ({}),
    listChannelsNow: () => undefined,
    summarize: (drill) => <StartedDrill drill={drill} />,
  }
}

function StartedDrill({ drill }: { drill: Drill }) {
  const { t } = useTranslation()
  return (
    <OutcomeScreen name={drill.name} title={t('drillWizard.outcome.started')} text={t('drillWizard.due')} />
  )
}

export const DrillPage = observer(function DrillPage() {
  const drills = useCompanyStore(DrillsStore)
  const [descriptor] = useState(() => createDrillDescriptor(drills))
  return <CampaignPage descriptor={descriptor} />
})
