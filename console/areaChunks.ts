import type { Group } from './chunking.ts'

/** Chunks shared by one area's pages and their lazy parts. Code needed by two areas has its own group. */
export const areaGroups: readonly Group[] = [
  {
    name: 'signIn',
    files: ['src/areas/auth/AuthLayout.tsx', 'src/areas/auth/EmailForm.tsx', 'src/areas/auth/SignInPage.tsx'],
    priority: 1.3,
  },
  {
    name: 'trainings',
    files: ['../contracts/src/endpoints/campaigns/trainings.ts'],
    priority: 1.2,
  },
  {
    name: 'assessments',
    files: ['../contracts/src/endpoints/campaigns/assessments.ts'],
    priority: 1.1,
  },
  {
    name: 'campaignActions',
    files: ['src/parts/campaigns/list/useCampaignActions.tsx'],
    priority: 1.05,
  },
  {
    name: 'sorting',
    files: ['src/ui/table/filters/SortSelect.tsx'],
    priority: 1.045,
  },
  {
    name: 'campaignLists',
    files: [
      'src/parts/campaigns/list/CampaignCounts.ts',
      'src/parts/campaigns/list/CampaignFilters.tsx',
      'src/parts/campaigns/list/CampaignListPage.tsx',
      'src/parts/campaigns/list/CampaignListStore.ts',
      'src/parts/campaigns/list/CampaignTable.tsx',
      'src/parts/campaigns/list/CampaignTables.tsx',
      'src/parts/campaigns/list/CampaignTabs.tsx',
      'src/parts/campaigns/list/ShownCount.tsx',
      'src/parts/campaigns/list/nameAndStatus.tsx',
      'src/parts/campaigns/list/tabs.ts',
    ],
    priority: 1.04,
  },
  {
    name: 'trainingActions',
    files: [
      'src/areas/trainings/campaign/training.tsx',
      '../contracts/src/rules/campaigns/trainings/trainingActions.ts',
    ],
    priority: 1.02,
  },
  {
    name: 'schedule',
    files: ['../contracts/src/rules/campaigns/trainings/schedule.ts'],
    priority: 1.01,
  },
  {
    name: 'settings',
    files: ['../contracts/src/entities/companies/settings.ts'],
    priority: 1,
  },
  {
    name: 'validity',
    files: [
      'src/lib/dates/lastDay.ts',
      '../contracts/src/rules/billing/partners/customers.ts',
      '../contracts/src/rules/billing/months.ts',
      '../contracts/src/rules/billing/plans/planChange.ts',
    ],
    priority: 1,
  },
  {
    name: 'wizard',
    files: [
      'src/parts/campaigns/wizard/',
      'src/ui/dialogs/FullScreenModal.tsx',
      'src/ui/navigation/StepRail.tsx',
    ],
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'figures',
    files: [
      'src/parts/campaigns/Facts.tsx',
      'src/ui/figures/FixedWidthNumber.tsx',
      'src/ui/charts/ChartLink.ts',
      'src/ui/charts/ChartFrame.tsx',
    ],
    priority: 0.96,
  },
  {
    name: 'participants',
    files: ['src/parts/campaigns/people/', 'src/parts/scenarios/dialogs.ts'],
    minShareCount: 2,
    priority: 0.95,
  },
  {
    name: 'assessmentActions',
    files: ['../contracts/src/rules/campaigns/assessments/assessmentActions.ts'],
    priority: 0.91,
  },
  {
    name: 'assessment',
    files: ['src/areas/assessments/detail/', '../contracts/src/endpoints/campaigns/assessmentReports.ts'],
    minShareCount: 2,
    priority: 0.9,
  },
  {
    name: 'campaignRules',
    files: [
      'src/lib/dates/moveToDay.ts',
      '../contracts/src/rules/access/planLack.ts',
      '../contracts/src/rules/content/content.ts',
    ],
    priority: 0.905,
  },
  {
    name: 'trainingWizard',
    files: ['src/areas/trainings/wizard/'],
    minShareCount: 3,
    priority: 0.9,
  },
  {
    name: 'partner',
    files: [
      'src/areas/partner/AccountStore.ts',
      'src/areas/partner/SeatsCell.tsx',
      'src/areas/partner/SubscriptionStatus.tsx',
      'src/areas/partner/companies/useRowActions.tsx',
      'src/areas/partner/company/useEndings.tsx',
      'src/areas/partner/endText.ts',
      'src/areas/partner/withAccount.tsx',
      'src/areas/partner/useAccountExportName.ts',
      '../contracts/src/endpoints/companies/partners.ts',
    ],
    minShareCount: 2,
    priority: 0.9,
  },
]
