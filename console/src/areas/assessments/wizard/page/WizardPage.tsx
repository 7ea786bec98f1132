import { CampaignPage, PackagedCampaignPage } from '../../../../parts/campaigns/wizard/CampaignPages.tsx'
import { assessmentWizard } from './assessmentWizard.tsx'

export const WizardPage = () => <CampaignPage of={assessmentWizard} />

export const PackagedWizardPage = () => <PackagedCampaignPage of={assessmentWizard} />
