import {
  campaignStatus,
  formatUnavailableSubjects,
  type Training,
  type TrainingStep,
  toChannels,
  trainingScheduleType,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CampaignDescriptor } from '../../../../parts/campaigns/wizard/descriptor.ts'
import { trainingRules } from '../rules.ts'
import { trainingRequests } from '../saving.ts'
import { CopiedNotice } from '../schedule/CopiedNotice.tsx'
import { WizardSide } from '../side/WizardSide.tsx'
import { stepBodies } from '../steps/bodies.tsx'
import { TrainingWizardStore } from '../TrainingWizardStore.ts'
import { type Origin, parseOrigin, TrainingDraft } from '../trainingDraft.ts'
import { useStepHints } from '../useStepHints.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import type { TrainingValues } from '../values.ts'
import { TrainingOutcome } from './TrainingOutcome.tsx'

export const trainingWizard: CampaignDescriptor<
  Training,
  TrainingValues,
  TrainingStep,
  Origin,
  TrainingWizardStore
> = {
  rules: trainingRules,
  requests: trainingRequests,
  draftShape: TrainingDraft,
  idName: 'trainingId',
  readOrigin: parseOrigin,
  open: (options) => new TrainingWizardStore(options),
  bodies: stepBodies,
  useLabels() {
    const { t } = useTranslation()
    const { isOngoing } = useTrainingWizardStore()
    const labels = t('trainingWizard.steps', { returnObjects: true })
    return isOngoing ? { ...labels, goal: labels.template } : labels
  },
  useHints: useStepHints,
  listProblems: ({ facts }) => ({ content: formatUnavailableSubjects(facts.items) ?? undefined }),
  listChannelsNow: ({ values }) =>
    values.scheduleType === trainingScheduleType.now ? toChannels(values.channel) : undefined,
  packaged: {
    title: 'trainingWizard.outcome.packaged',
    text: 'trainingWizard.outcome.packagedText',
    download: 'trainings.download',
  },
  Side: WizardSide,
  Notice: CopiedNotice,
  WayOn: observer(function WayOn() {
    const { t } = useTranslation()
    const { status } = useTrainingWizardStore().saved.value ?? {}
    return t(`trainingWizard.editWay.${status === campaignStatus.completed ? 'completed' : 'active'}`)
  }),
  summarize: (campaign, outcome) => <TrainingOutcome {...{ campaign, outcome }} />,
}
