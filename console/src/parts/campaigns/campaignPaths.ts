import { type CampaignStatus, opensInWizard } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

type Campaign = { id: number | string; status: CampaignStatus }

/** Where a training opens: a draft in its wizard, any other at its own page (C-15). */
export const trainingPath = ({ id, status }: Campaign): string =>
  opensInWizard(status) ? paths.editTraining({ trainingId: id }) : paths.trainingView({ trainingId: id })

/** Where an assessment opens, by the same rule. */
export const assessmentPath = ({ id, status }: Campaign): string =>
  opensInWizard(status)
    ? paths.editAssessment({ assessmentId: id })
    : paths.assessmentView({ assessmentId: id })

/** Leads a wizard to its step of employees, where it is shown who they are. */
export const recipientsSearch = '?step=employees&recipients=shown'
