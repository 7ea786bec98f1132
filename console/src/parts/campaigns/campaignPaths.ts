import { type CampaignStatus, isEditedInWizard } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

type Campaign = { id: number | string; status: CampaignStatus }

/** A draft opens in the wizard, any other campaign on its page (C-15). */
export const getTrainingPath = ({ id, status }: Campaign): string =>
  isEditedInWizard(status) ? paths.editTraining({ trainingId: id }) : paths.trainingView({ trainingId: id })

export const getAssessmentPath = ({ id, status }: Campaign): string =>
  isEditedInWizard(status)
    ? paths.editAssessment({ assessmentId: id })
    : paths.assessmentView({ assessmentId: id })

export const recipientsSearch = '?step=employees&recipients=shown'
