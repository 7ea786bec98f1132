import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'

export function useAppearance(): { color: string; logo: string } {
  const { branding } = useRoot()
  const { color_main: color, logo_name: logo } = useCompany()
  return { color: color ?? '', logo: logo ? (branding.value?.['ui.logo'] ?? '') : '' }
}

export function useApplyAppearance(): () => Promise<void> {
  const { session, branding } = useRoot()
  return async () => {
    await Promise.all([session.reloadCompany().catch(() => undefined), branding.load(session.companyId)])
  }
}
