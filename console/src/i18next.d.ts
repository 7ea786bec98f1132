import 'i18next'

type Texts = {
  account: typeof import('./locales/en/account.json')['default']
  assessment: typeof import('./locales/en/assessment.json')['default']
  assessments: typeof import('./locales/en/assessments.json')['default']
  assessmentWizard: typeof import('./locales/en/assessmentWizard.json')['default']
  auth: typeof import('./locales/en/auth.json')['default']
  campaigns: typeof import('./locales/en/campaigns.json')['default']
  content: typeof import('./locales/en/content.json')['default']
  dashboard: typeof import('./locales/en/dashboard.json')['default']
  desk: typeof import('../desk/src/locales/en/desk.json')['default']
  demo: typeof import('./locales/en/demo.json')['default']
  drillWizard: typeof import('./locales/en/drillWizard.json')['default']
  embed: typeof import('./locales/en/embed.json')['default']
  employees: typeof import('./locales/en/employees.json')['default']
  import: typeof import('./locales/en/import.json')['default']
  incidents: typeof import('./locales/en/incidents.json')['default']
  infosec: typeof import('./locales/en/infosec.json')['default']
  inputs: typeof import('./locales/en/inputs.json')['default']
  integrations: typeof import('./locales/en/integrations.json')['default']
  kit: typeof import('./locales/en/kit.json')['default']
  materials: typeof import('./locales/en/materials.json')['default']
  packages: typeof import('./locales/en/packages.json')['default']
  palette: typeof import('./locales/en/palette.json')['default']
  partner: typeof import('./locales/en/partner.json')['default']
  payment: typeof import('./locales/en/payment.json')['default']
  reports: typeof import('./locales/en/reports.json')['default']
  scenarios: typeof import('./locales/en/scenarios.json')['default']
  settings: typeof import('./locales/en/settings.json')['default']
  shell: typeof import('./locales/en/shell.json')['default']
  subjects: typeof import('./locales/en/subjects.json')['default']
  subscription: typeof import('./locales/en/subscription.json')['default']
  training: typeof import('./locales/en/training.json')['default']
  trainings: typeof import('./locales/en/trainings.json')['default']
  trainingWizard: typeof import('./locales/en/trainingWizard.json')['default']
  ui: typeof import('./locales/en/ui.json')['default']
}

/** Unknown keys don't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}
