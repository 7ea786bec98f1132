import type { ActionResult, CampaignStatus, Company, Refusals } from '@heed/contracts'
import type { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import type { ParseKeys, TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import type { TabPaths } from './list/tabs.ts'
import type { useCampaignCaller } from './useCampaignCaller.ts'

export interface ActionableCampaign {
  id: number | string
  name: string
  status: CampaignStatus
  isScorm: boolean
  uniqueId: string
}

type CampaignRenameBody = typeof trainings.rename.body

export type RowAction = 'open' | 'download' | 'duplicate' | 'edit' | 'stop' | 'delete'

export interface CampaignChange<Campaign> {
  operation: string
  run: (company: CompanyStores, id: string) => Promise<ActionResult>
  title: (t: TFunction, campaign: Campaign, company: Company) => string
  text: (t: TFunction, campaign: Campaign, company: Company) => string
  action: ParseKeys
  failureText: ParseKeys
  getDoneText: (t: TFunction, campaign: Campaign) => readonly string[]
}

/** The differences between trainings and assessments outside their wizards. */
export interface CampaignKindConfig<Campaign extends ActionableCampaign> {
  name: 'training' | 'assessment'
  title: ParseKeys
  icon: ReactElement
  tabs: TabPaths
  idName: 'trainingId' | 'assessmentId'
  backText: ParseKeys
  missingTexts: { title: ParseKeys; text: ParseKeys }
  rename: {
    operation: string
    schema: CampaignRenameBody
    title: ParseKeys
    getDoneText: (t: TFunction, name: string) => string
  }
  open: (campaign: Campaign) => string
  copy: (campaign: Campaign) => string
  edit: (campaign: Campaign) => string
  refusals: (campaign: Campaign, caller: ReturnType<typeof useCampaignCaller>) => Refusals<RowAction>
  download: ParseKeys
  stop: CampaignChange<Campaign> & {
    /** Read when the confirmation opens, because someone else may already have acted. */
    now: (company: CompanyStores, id: string) => Promise<{ status: CampaignStatus }>
    stoppedMeanwhile: (t: TFunction, campaign: Campaign) => string
  }
  delete: CampaignChange<Campaign>
}
