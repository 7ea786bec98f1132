import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const loadPages = () => import('./pages.tsx')
// Separate chunk: pages opened from emailed links don't need the forms.
const loadLandingPages = () => import('./LandingPages.tsx')
const texts = ['auth']
/** Preloads code for the first page after sign-in. */
const landingScreen = { texts, calls: ['companies'], onward: true } as const

export const authScreens: readonly Screen[] = [
  {
    path: paths.signIn.pattern,
    title: 'auth.signIn',
    who: 'guest',
    texts,
    load: async () => (await import('./SignInPage.tsx')).SignInPage,
  },
  {
    path: paths.checkEmail.pattern,
    title: 'auth.checkEmail',
    who: 'guest',
    texts,
    load: async () => (await loadPages()).CheckEmailPage,
  },
  {
    path: paths.signUp.pattern,
    title: 'auth.signUp',
    who: 'guest',
    texts,
    calls: ['trial'],
    load: async () => (await loadPages()).SignUpPage,
  },
  {
    path: paths.linkError.pattern,
    title: 'auth.unable',
    who: 'public',
    texts,
    load: async () => (await loadPages()).LinkErrorPage,
  },
  ...[paths.emailLink, paths.emailSignIn].map(
    ({ pattern }): Screen => ({
      path: pattern,
      title: 'auth.signingIn',
      who: 'public',
      ...landingScreen,
      load: async () => (await loadLandingPages()).EmailLinkPage,
    }),
  ),
  {
    path: paths.tokenSignIn.pattern,
    title: 'auth.signingIn',
    who: 'public',
    ...landingScreen,
    load: async () => (await loadLandingPages()).TokenPage,
  },
  {
    path: paths.embedTrial.pattern,
    title: 'auth.embedTrial',
    who: 'public',
    texts,
    load: async () => (await loadPages()).EmbedTrialPage,
  },
]
