import type { Company, WizardFacts } from '@heed/contracts'

export const getCompanyFacts = ({
  canCreateTraining,
  users_total: total,
  users_available: available,
}: Company): Pick<WizardFacts, 'licensed' | 'seats'> => ({
  licensed: canCreateTraining !== false,
  seats: { total, available },
})
