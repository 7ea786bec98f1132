import type { Company, WizardFacts } from '@heed/contracts'

/** What of a company the steps of its wizards are judged by: it may create campaigns unless it is said otherwise. */
export const companyFacts = ({
  canCreateTraining,
  users_total: total,
  users_available: available,
}: Company): Pick<WizardFacts, 'licensed' | 'seats'> => ({
  licensed: canCreateTraining !== false,
  seats: { total, available },
})
