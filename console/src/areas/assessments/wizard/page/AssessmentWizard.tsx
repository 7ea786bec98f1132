import { assessmentScheduleType, channelsOf, unavailableQuestions } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../../../app/drafts/useDraft.ts'
import { useKeeping } from '../../../../parts/campaigns/wizard/useKeeping.ts'
import { Wizard } from '../../../../parts/campaigns/wizard/Wizard.tsx'
import type { KeptAssessment } from '../begin.ts'
import { AssessmentSaving } from '../saving.ts'
import { WizardSide } from '../side/WizardSide.tsx'
import { stepBodies } from '../steps/bodies.tsx'
import { useHints } from '../useHints.ts'
import { useAssessmentWizardStore } from '../WizardContext.ts'

export const AssessmentWizard = observer(function AssessmentWizard({
  draft,
}: {
  draft: Draft<KeptAssessment>
}) {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const [saving] = useState(
    () => new AssessmentSaving(store, t('assessmentWizard.saving.notSaved'), t('campaigns.wizard.wasMade')),
  )
  useKeeping(store, draft)
  const hints = useHints()
  return (
    <Wizard
      kind="assessment"
      saving={saving}
      labels={t('assessmentWizard.steps', { returnObjects: true })}
      hints={hints}
      bodies={stepBodies}
      wrong={{ content: unavailableQuestions(store.facts.items) ?? undefined }}
      sends={
        store.values.scheduleType === assessmentScheduleType.immediate && !store.isPackaged
          ? { people: store.people.value, channels: channelsOf(store.values.channel) }
          : undefined
      }
      side={store.isPackaged ? undefined : <WizardSide />}
    />
  )
})
