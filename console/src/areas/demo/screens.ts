import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

export const demoScreens: readonly Screen[] = [
  {
    path: paths.demo.pattern,
    title: 'demo.title',
    who: 'viewer',
    texts: ['demo'],
    load: async () => (await import('./DemoPage.tsx')).DemoPage,
  },
  {
    path: paths.testing.pattern,
    title: 'demo.testing',
    does: 'demo.testing',
    who: 'public',
    texts: ['demo', 'kit'],
    load: async () => (await import('./TestingPage.tsx')).TestingPage,
  },
]
