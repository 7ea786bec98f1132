import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { formatColumns, parseColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { parseApiAddress, parseConsoleAddress } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import {
  defaultProfile,
  getExistingProfile,
  type Profile,
  type ProfileFile,
  parseNewProfileName,
  readProfiles,
  updateProfileFile,
} from '../../io/files/profiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { profilesDeleteOptions, profilesSetOptions } from './profiles.ts'
import { formatProfileLines, getProfileFacts } from './profilesShow.ts'

type NoOptions = OptionValues<Record<never, never>>

function createOutcome(
  context: Context,
  file: ProfileFile,
  name: string,
  message: string,
  otherLines: string[] = [],
): FactsOutcome {
  const facts = getProfileFacts(file, name, context.env)
  const done = `${context.streams.output.paint.green('✓')} ${message}`
  return {
    kind: 'facts',
    document: facts,
    lines: [...formatProfileLines(context, facts, done), ...otherLines],
  }
}

const quoteName = (name: string): string => `"${sanitizeText(name)}"`

export async function useProfile(context: Context, _: NoOptions, name: string): Promise<FactsOutcome> {
  const file = await updateProfileFile(context.env, (before) => {
    getExistingProfile(before, name)
    return { ...before, use: name }
  })
  const { env } = context
  const environmentProfile = env.HEED_PROFILE
    ? [`  HEED_PROFILE is set to ${sanitizeText(env.HEED_PROFILE)} and overrides this default.`]
    : []
  return createOutcome(
    context,
    file,
    name,
    `Commands now use the profile ${quoteName(name)} by default`,
    environmentProfile,
  )
}

function parseColumns(text: string): { columns?: string } {
  if (text === '') return {}
  try {
    return { columns: formatColumns(parseColumnChoice(text)) }
  } catch (error) {
    throw new Stop((error as Error).message, exitCodes.usage)
  }
}

function changeProfile(
  existingProfile: Profile | undefined,
  context: Context,
  { withoutCompany, columns, console }: OptionValues<typeof profilesSetOptions>,
): Profile {
  const { api: namedApi, company } = context.flags
  const api = namedApi === undefined ? existingProfile?.api : parseApiAddress(namedApi)
  if (api === undefined)
    throw new Stop('A new profile needs an API address.', exitCodes.usage, 'Add --api <url>')
  const {
    token,
    email,
    company: savedCompany,
    columns: keptColumns,
    console: keptConsole,
    ...rest
  } = { ...existingProfile, api }
  // A token belongs to the address that issued it.
  const signIn =
    existingProfile?.api === api ? { ...(email ? { email } : {}), ...(token ? { token } : {}) } : {}
  const wantedCompany = withoutCompany ? undefined : (company ?? savedCompany)
  const columnOptions = parseColumns(columns ?? keptColumns ?? '')
  const consoleText = console ?? (existingProfile?.api === api ? keptConsole : undefined)
  const consoleOptions = consoleText ? { console: parseConsoleAddress(consoleText) } : {}
  return {
    ...rest,
    ...signIn,
    ...(wantedCompany ? { company: wantedCompany } : {}),
    ...columnOptions,
    ...consoleOptions,
  }
}

export async function setProfile(
  context: Context,
  options: OptionValues<typeof profilesSetOptions>,
  name: string,
): Promise<FactsOutcome> {
  const { api, company } = context.flags
  const { withoutCompany, columns, console } = options
  const isUnchanged = [api, company, columns, console].every((option) => option === undefined)
  if (isUnchanged && !withoutCompany) {
    throw new Stop(
      'Nothing to change.',
      exitCodes.usage,
      'Add --api, --company, --columns, --console or --without-company.',
    )
  }
  if (company !== undefined && withoutCompany) {
    throw new Stop(
      "--company and --without-company can't be combined.",
      exitCodes.usage,
      'Leave out --company or --without-company.',
    )
  }
  let existingProfile: Profile | undefined
  const file = await updateProfileFile(context.env, ({ use, profiles }) => {
    const exists = Object.hasOwn(profiles, name)
    existingProfile = exists || api === undefined ? getExistingProfile({ use, profiles }, name) : undefined
    const newProfile = changeProfile(existingProfile, context, options)
    return {
      use: Object.keys(profiles).length === 0 ? name : use,
      profiles: { ...profiles, [exists ? name : parseNewProfileName(name)]: newProfile },
    }
  })
  const wasSignedOut = existingProfile?.token !== undefined && file.profiles[name]?.token === undefined
  const login = `  Sign in with this profile: heed login --profile ${quoteShellWord(name)}`
  return createOutcome(
    context,
    file,
    name,
    `${existingProfile ? 'Changed' : 'Created'} the profile ${quoteName(name)}`,
    wasSignedOut || !existingProfile ? [login] : [],
  )
}

export async function renameProfile(
  context: Context,
  _: NoOptions,
  name: string,
  [requestedName = '']: readonly string[],
): Promise<FactsOutcome> {
  const file = await updateProfileFile(context.env, (before) => {
    const profile = getExistingProfile(before, name)
    if (Object.hasOwn(before.profiles, parseNewProfileName(requestedName))) {
      throw new Stop(
        `A profile called ${quoteName(requestedName)} already exists.`,
        exitCodes.usage,
        'Choose another name.',
      )
    }
    const { [name]: _old, ...rest } = before.profiles
    return {
      use: before.use === name ? requestedName : before.use,
      profiles: { ...rest, [requestedName]: profile },
    }
  })
  return createOutcome(
    context,
    file,
    requestedName,
    `The profile ${quoteName(name)} is now called ${quoteName(requestedName)}`,
  )
}

export async function deleteProfile(
  context: Context,
  { yes }: OptionValues<typeof profilesDeleteOptions>,
  name: string,
): Promise<FactsOutcome> {
  const { env, ask, streams } = context
  const savedProfiles = await readProfiles(env)
  const { token } = getExistingProfile(savedProfiles, name)
  const facts = getProfileFacts(savedProfiles, name, env)
  const warning = token
    ? ` This won't end its session. To end the session first: heed logout --profile ${quoteShellWord(name)}`
    : ''
  if (!yes && !(await ask.confirm(`Delete the profile ${quoteName(name)}?${warning}`, '--yes'))) {
    throw new Stop("Cancelled: the profile wasn't deleted.", exitCodes.usage)
  }
  const after = await updateProfileFile(env, ({ use, profiles }) => {
    const { [name]: _old, ...rest } = profiles
    return { use: use === name ? defaultProfile : use, profiles: rest }
  })
  const now = facts.inUse ? [`  Profile in use now: ${after.use}`] : []
  return {
    kind: 'facts',
    document: { ...facts, inUse: false, signedIn: false },
    lines: [
      `${streams.output.paint.green('✓')} Deleted the profile ${quoteName(name)}, saved in ${facts.storedIn}`,
      ...now,
    ],
  }
}
