import {
  getTrainingRowRefusals,
  getTrainingStepRefusal,
  listTrainingSteps,
  type Training,
  type TrainingStep,
  type TrainingWizardFacts,
} from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import type { CampaignRules } from '../../../parts/campaigns/wizard/model/CampaignRules.ts'
import { SEARCH_SIZE } from '../../../parts/campaigns/wizard/model/findSavedCampaign.ts'
import type { TrainingValues } from './values.ts'

export const trainingRules: CampaignRules<Training, TrainingValues, TrainingStep, TrainingWizardFacts> = {
  kind: 'training',
  places: {
    list: paths.trainings(),
    create: paths.createTraining(),
    packaged: paths.createPackagedTraining(),
    edit: (id) => paths.editTraining({ trainingId: id }),
    view: (id) => paths.trainingView({ trainingId: id }),
  },
  initialSteps: { first: 'goal', content: 'content', last: 'finalize', start: 'start' },
  listSteps: listTrainingSteps,
  explainClosed: getTrainingStepRefusal,
  readContent: ({ subjects }) => subjects,
  readChangedAt: ({ updated }) => updated,
  explainEditRefusal: (training) => getTrainingRowRefusals(training, { isAdmin: true }).edit,
  get: ({ client, companyId }, trainingId, signal) =>
    client.trainings.get({ companyId, trainingId }, signal && { signal }),
  listNamed: async ({ client, companyId }, filter) => {
    const query = { companyId, d: 1, filter, order: 'updated desc', p: 0, n: SEARCH_SIZE }
    return (await client.trainings.list(query)).automations
  },
}
