import { paths } from '../../../app/paths.ts'
import type { Screen } from '../../../app/screens/screen.ts'

export const packageScreens: readonly Screen[] = [
  {
    path: paths.importedContent.pattern,
    title: 'shell.tabs.content',
    who: 'viewer',
    section: 'content',
    texts: ['packages'],
    calls: ['content', 'subjects'],
    load: async () => (await import('./PackagePage.tsx')).PackagePage,
  },
]
