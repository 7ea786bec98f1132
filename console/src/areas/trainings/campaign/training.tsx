import School from 'virtual:icon/SchoolOutlined'
import { getCompanyName, getTrainingRowRefusals, isActive, type Training } from '@heed/contracts'
import { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import type { TFunction } from 'i18next'
import { paths } from '../../../app/paths.ts'
import type { CampaignKindConfig } from '../../../parts/campaigns/CampaignKindConfig.ts'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'

type TrainingActionTarget = Pick<
  Training,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalUsers' | 'subjectsSent'
>

/** Ignores the status: a stopped training is a draft that has sent subjects. */
function formatLossWarning(
  t: TFunction,
  { isScorm, subjectsSent, totalUsers: count }: TrainingActionTarget,
): string {
  if (isScorm) return t('trainings.deletePackaged')
  if (subjectsSent > 0) return t('trainings.deleteSent', { count })
  return count > 0 ? t('trainings.deleteUnsent', { count }) : ''
}

function formatLossNotice(
  t: TFunction,
  { isScorm, subjectsSent, totalUsers: count }: TrainingActionTarget,
): string {
  if (isScorm || count === 0) return ''
  return subjectsSent > 0 ? t('trainings.deletedSent', { count }) : t('trainings.deletedUnsent', { count })
}

export const trainingKind: CampaignKindConfig<TrainingActionTarget> = {
  name: 'training',
  title: 'shell.tabs.training',
  icon: <School />,
  tabs: {
    all: paths.trainings,
    active: paths.activeTrainings,
    completed: paths.completedTrainings,
    draft: paths.draftTrainings,
  },
  idName: 'trainingId',
  backText: 'trainings.back',
  missingTexts: { title: 'trainings.missing', text: 'trainings.missingText' },
  rename: {
    operation: 'trainings.rename',
    schema: trainings.rename.body,
    title: 'training.rename',
    getDoneText: (t, name) => t('training.renamed', { name }),
  },
  open: getTrainingPath,
  copy: ({ id }) => paths.copyTraining({ fromId: id }),
  edit: ({ id }) => paths.editTraining({ trainingId: id }),
  refusals: getTrainingRowRefusals,
  download: 'trainings.download',
  stop: {
    operation: 'trainings.pause',
    run: ({ client, companyId }, trainingId) => client.trainings.pause({ companyId, trainingId }),
    now: ({ client, companyId }, trainingId) => client.trainings.getStatus({ companyId, trainingId }),
    title: (t) => t('trainings.stopTitle'),
    text: (t, { name, status, totalUsers: count }, company) => {
      const textValues = { name, company: getCompanyName(company), count }
      return isActive(status)
        ? t('trainings.stopActive', textValues)
        : t('trainings.stopScheduled', textValues)
    },
    action: 'trainings.stopTraining',
    failureText: 'trainings.notStopped',
    getDoneText: (t, { status, totalUsers: count }) => [
      t('trainings.stopped'),
      isActive(status) ? t('trainings.stoppedFor', { count }) : t('trainings.deletedUnsent', { count }),
    ],
    stoppedMeanwhile: (t, { name }) => t('trainings.stoppedMeanwhile', { name }),
  },
  delete: {
    operation: 'trainings.delete',
    run: ({ client, companyId }, trainingId) => client.trainings.delete({ companyId, trainingId }),
    title: (t, { name }, company) => t('trainings.deleteTitle', { name, company: getCompanyName(company) }),
    text: (t, campaign) =>
      [t('trainings.deleteText'), formatLossWarning(t, campaign)].filter(Boolean).join(' '),
    action: 'trainings.deleteTraining',
    failureText: 'trainings.notDeleted',
    getDoneText: (t, campaign) => [t('trainings.deleted'), formatLossNotice(t, campaign)],
  },
}
