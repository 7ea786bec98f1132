import { CampaignPage, PackagedCampaignPage } from '../../../../parts/campaigns/wizard/CampaignPages.tsx'
import { trainingWizard } from './trainingWizard.tsx'

export const WizardPage = () => <CampaignPage descriptor={trainingWizard} />

export const PackagedWizardPage = () => <PackagedCampaignPage descriptor={trainingWizard} />
