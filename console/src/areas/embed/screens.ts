import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = { title: 'embed.title', who: 'viewer', texts: ['embed'], calls: ['ppv'] } as const

export const embedScreens: readonly Screen[] = [
  {
    ...sharedFields,
    path: paths.ppv.pattern,
    wide: true,
    load: async () => (await import('./videos/VideosPage.tsx')).VideosPage,
  },
  {
    ...sharedFields,
    path: paths.ppvUsage.pattern,
    title: 'embed.usage',
    who: 'admin',
    wide: true,
    load: async () => (await import('./usage/UsagePage.tsx')).UsagePage,
  },
  {
    ...sharedFields,
    path: paths.ppvEmbed.pattern,
    load: async () => (await import('./generator/GeneratorPage.tsx')).GeneratorPage,
  },
]
