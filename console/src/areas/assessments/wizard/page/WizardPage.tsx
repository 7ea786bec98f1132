import { CampaignPage, PackagedCampaignPage } from '../../../../parts/campaigns/wizard/CampaignPages.tsx'
import { assessmentWizard } from './assessmentWizard.tsx'

export const WizardPage = () => <CampaignPage descriptor={assessmentWizard} />

export const PackagedWizardPage = () => <PackagedCampaignPage descriptor={assessmentWizard} />
