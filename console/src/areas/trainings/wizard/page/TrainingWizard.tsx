import { channelsOf, trainingScheduleType, unavailableSubjects } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../../../app/drafts/useDraft.ts'
import { useKeeping } from '../../../../parts/campaigns/wizard/useKeeping.ts'
import { Wizard } from '../../../../parts/campaigns/wizard/Wizard.tsx'
import type { KeptTraining } from '../begin.ts'
import { TrainingSaving } from '../saving.ts'
import { CopiedNotice } from '../schedule/CopiedNotice.tsx'
import { WizardSide } from '../side/WizardSide.tsx'
import { stepBodies } from '../steps/bodies.tsx'
import { useHints } from '../useHints.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

type Props = { draft: Draft<KeptTraining>; back?: string | undefined }

export const TrainingWizard = observer(function TrainingWizard({ draft, back }: Props) {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const [saving] = useState(
    () => new TrainingSaving(store, t('trainingWizard.saving.notSaved'), t('campaigns.wizard.wasMade')),
  )
  useKeeping(store, draft)
  const labels = t('trainingWizard.steps', { returnObjects: true })
  const hints = useHints()
  return (
    <Wizard
      kind="training"
      saving={saving}
      labels={store.isOngoing ? { ...labels, goal: labels.template } : labels}
      hints={hints}
      bodies={stepBodies}
      wrong={{ content: unavailableSubjects(store.facts.items) ?? undefined }}
      notice={<CopiedNotice />}
      back={back}
      sends={
        store.values.scheduleType === trainingScheduleType.now && !store.isPackaged
          ? { people: store.people.value, channels: channelsOf(store.values.channel) }
          : undefined
      }
      side={store.isPackaged ? undefined : <WizardSide />}
    />
  )
})
