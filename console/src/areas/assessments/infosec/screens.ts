import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

export const infosecScreens: readonly Screen[] = [
  {
    path: paths.infosec.pattern,
    title: 'infosec.title',
    does: 'infosec.title',
    who: 'public',
    texts: ['infosec', 'kit'],
    calls: ['infosec'],
    load: async () => (await import('./InfosecPage.tsx')).InfosecPage,
  },
]
