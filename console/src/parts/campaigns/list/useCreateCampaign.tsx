import { createRefusal, packagedEnabled } from '@heed/contracts'
import Add from '@mui/icons-material/Add'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/RootContext.tsx'
import { type Action, refusedBy } from '../../../ui/action.ts'
import { useCampaignCaller } from '../useCampaignCaller.ts'

type Kind = { label: string; to: string }

/** Begins a campaign, or one of two kinds where the company has a learning system of its own; for observers. */
export function useCreateCampaign(regular: Kind, packaged: Kind): Action {
  const { t } = useTranslation()
  const company = useCompany()
  const refused = refusedBy(createRefusal(company, useCampaignCaller()))
  const create = { key: 'create', label: t('campaigns.list.create'), icon: <Add />, ...refused }
  if (!packagedEnabled(company)) return { ...create, to: regular.to }
  return {
    ...create,
    choices: [
      { key: 'regular', ...regular },
      { key: 'packaged', ...packaged },
    ],
  }
}
