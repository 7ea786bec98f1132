import { createDemoLink } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/buttons/action.ts'
import { useCompany, useRoot } from '../root/RootContext.tsx'

export function useDemoAction(demo: 'training' | 'assessment' | undefined): Action | undefined {
  const { t } = useTranslation()
  const { branding, session } = useRoot()
  const company = useCompany()
  const { user } = session
  if (!demo || !branding.value || !user) return undefined
  const to = createDemoLink(demo, branding.value, company, user)
  return { key: 'demo', label: t('shell.tryDemo'), to, newTab: true }
}
