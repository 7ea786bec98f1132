/** The variables that are read, as `heed help environment` lists them. Options win over them, they over a profile. */
export const environment: readonly (readonly [name: string, text: string])[] = [
  ['HEED_API', 'Address of the API, as --api'],
  ['HEED_TOKEN', 'An access token or an API key, in place of a sign-in'],
  ['HEED_COMPANY', 'The company, as --company'],
  ['HEED_PROFILE', 'The profile, as --profile'],
  ['HEED_INSECURE', 'Calls go over http to another machine too, as with --insecure; 0 for no'],
  ['HEED_DEBUG', 'Each call is reported, as with --debug; 0 for no'],
  ['HEED_PAGER', 'What long results are read with, before PAGER; empty for nothing'],
  ['XDG_CONFIG_HOME', 'The folder that holds the folder of the configuration'],
  ['XDG_CACHE_HOME', 'The folder that holds the folder of names for completion'],
  ['HTTP_PROXY, HTTPS_PROXY', 'Proxies for calls, as in http://proxy.example:3128'],
  ['NO_PROXY', 'Hosts that are reached without a proxy, as in .internal,10.0.0.7'],
  ['NODE_EXTRA_CA_CERTS', 'A file of certificates that are trusted besides the usual ones'],
  ['NO_COLOR', 'No colours, as --no-color'],
  ['FORCE_COLOR, CLICOLOR_FORCE', 'Colours in a pipe too; 0 for no'],
  ['CI', 'Nobody is asked, as with --no-input'],
]
