import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const shared = { title: 'embed.title', who: 'viewer', texts: ['embed'], calls: ['ppv'] } as const

export const embedScreens: readonly Screen[] = [
  {
    ...shared,
    path: paths.ppv.pattern,
    wide: true,
    load: async () => (await import('./videos/VideosPage.tsx')).VideosPage,
  },
  {
    ...shared,
    path: paths.ppvUsage.pattern,
    title: 'embed.usage',
    who: 'admin',
    wide: true,
    load: async () => (await import('./usage/UsagePage.tsx')).UsagePage,
  },
  {
    ...shared,
    path: paths.ppvEmbed.pattern,
    load: async () => (await import('./generator/GeneratorPage.tsx')).GeneratorPage,
  },
]
