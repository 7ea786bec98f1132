/** The variables that are read, as `heed help environment` lists them. Options win over them, they over a profile. */
export const environment: readonly (readonly [name: string, text: string])[] = [
  ['HEED_API', 'Address of the API, as --api'],
  ['HEED_TOKEN', 'An access token, in place of a sign-in'],
  ['HEED_COMPANY', 'The company, as --company'],
  ['HEED_PROFILE', 'The profile, as --profile'],
  ['HEED_PAGER', 'What long results are read with, before PAGER; empty for nothing'],
  ['XDG_CONFIG_HOME', 'The folder that holds the folder of the configuration'],
  ['NO_COLOR', 'No colours, as --no-color'],
  ['FORCE_COLOR', 'Colours in a pipe too'],
  ['CI', 'Nobody is asked, as with --no-input'],
]
