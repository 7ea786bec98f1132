import { useCompany, useRoot } from '../../../app/RootContext.tsx'

/** Colour and logo that the company has of its own, '' for none; for observers. */
export function useLooks(): { color: string; logo: string } {
  const { branding } = useRoot()
  const { color_main: color, logo_name: logo } = useCompany()
  return { color: color ?? '', logo: logo ? (branding.value?.['ui.logo'] ?? '') : '' }
}

/** Reads anew what the company looks like, for the whole console; what cannot be read stays. */
export function useShowLooks(): () => Promise<void> {
  const { session, branding } = useRoot()
  return async () => {
    await Promise.all([session.reloadCompany().catch(() => undefined), branding.load(session.companyId)])
  }
}
