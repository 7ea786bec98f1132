import { getCatalogAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'
import { packageScreens } from './package/screens.ts'

const sharedFields = { who: 'viewer', section: 'content', texts: ['content'] } as const
const catalog = { ...sharedFields, title: 'content.catalog', when: getCatalogAvailability } as const

export const contentScreens: readonly Screen[] = [
  {
    ...sharedFields,
    title: 'shell.tabs.content',
    path: paths.content.pattern,
    offers: [{ key: 'import', title: 'content.import', may: ({ isAdmin }) => isAdmin }],
    texts: ['content', 'subjects', 'scenarios'],
    calls: ['content'],
    load: async () => (await import('./library/LibraryPage.tsx')).LibraryPage,
  },
  ...packageScreens,
  {
    ...catalog,
    path: paths.catalog.pattern,
    calls: ['catalog'],
    load: async () => (await import('./catalog/CatalogPage.tsx')).CatalogPage,
  },
  {
    ...catalog,
    path: paths.catalogSubject.pattern,
    texts: ['content', 'subjects'],
    calls: ['subjects'],
    load: async () => (await import('./catalog/CatalogSubjectPage.tsx')).CatalogSubjectPage,
  },
]
