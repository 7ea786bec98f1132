import { createFlagOption, createTextOption, defineCommand } from '../../command/command.ts'

const group = 'Account'

export const loginOptions = {
  email: createTextOption('address', 'Your work email, for the sign-in link'),
  tokenStdin: createFlagOption('Read an access token, an API key or an emailed link from standard input'),
}

export const sessionCommands = [
  defineCommand({
    name: 'login',
    group,
    takesCompany: true,
    summary: 'Sign in with an emailed link',
    options: loginOptions,
    examples: [
      'heed login',
      'heed login --api https://api.example.com/api --profile live',
      'heed login --token-stdin < token.txt',
      'heed login --token-stdin --profile nightly < nightly.key',
    ],
    fields: ['email', 'name', 'api', 'profile', 'storedIn'],
    formats: ['json'],
    load: async () => (await import('./login.ts')).login,
  }),
  defineCommand({
    name: 'logout',
    group,
    summary: 'End the session and delete its token',
    options: {},
    examples: ['heed logout', 'heed logout --profile live'],
    fields: ['api', 'profile', 'storedIn', 'sessionEnded'],
    formats: ['json'],
    load: async () => (await import('./logout.ts')).logout,
  }),
  defineCommand({
    name: 'whoami',
    group,
    takesCompany: true,
    summary: 'Show who is signed in, and where',
    options: {},
    examples: ['heed whoami', 'heed whoami --json'],
    fields: [
      'email',
      'name',
      'rank',
      'partnerOf',
      'permissions',
      'api',
      'signIn',
      'chosenBy',
      'storedIn',
      'company',
    ],
    formats: ['json'],
    load: async () => (await import('./whoami.ts')).whoami,
  }),
]
