import { type CampaignStatus, opensInWizard } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

/** Where a training opens: a draft in its wizard, any other at its own page (READINGS A-09). */
export const trainingPath = ({ id, status }: { id: number | string; status: CampaignStatus }): string =>
  opensInWizard(status) ? paths.editTraining({ trainingId: id }) : paths.trainingView({ trainingId: id })
