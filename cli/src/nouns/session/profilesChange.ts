import { shellWord } from '@heed/contracts/rules/commandLine'
import { columnsText, readColumns } from '@heed/contracts/rules/import/columns/mapping'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { apiAddress } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import {
  changeProfiles,
  defaultProfile,
  existingProfile,
  newProfileName,
  type Profile,
  type ProfileFile,
  readProfiles,
} from '../../io/files/profiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { profilesDeleteOptions, profilesSetOptions } from './profiles.ts'
import { profileFacts, profileLines } from './profilesShow.ts'

type NoOptions = Values<Record<never, never>>

function outcome(
  context: Context,
  file: ProfileFile,
  name: string,
  said: string,
  more: string[] = [],
): FactsOutcome {
  const facts = profileFacts(file, name, context.env)
  const done = `${context.streams.output.paint.green('✓')} ${said}`
  return { kind: 'facts', document: facts, lines: [...profileLines(context, facts, done), ...more] }
}

const quoted = (name: string): string => `"${sanitizeText(name)}"`

export async function useProfile(context: Context, _: NoOptions, name: string): Promise<FactsOutcome> {
  const file = await changeProfiles(context.env, (before) => {
    existingProfile(before, name)
    return { ...before, use: name }
  })
  const { env } = context
  const stronger = env.HEED_PROFILE
    ? [`  HEED_PROFILE is set to ${sanitizeText(env.HEED_PROFILE)} and overrides it.`]
    : []
  return outcome(context, file, name, `Commands now use the profile ${quoted(name)} by default`, stronger)
}

function parseColumns(typed: string): { columns?: string } {
  if (typed === '') return {}
  try {
    return { columns: columnsText(readColumns(typed)) }
  } catch (error) {
    throw new Stop((error as Error).message, exitCodes.usage)
  }
}

function changed(
  before: Profile | undefined,
  context: Context,
  { withoutCompany, columns }: Values<typeof profilesSetOptions>,
): Profile {
  const { api: named, company } = context.flags
  const api = named === undefined ? before?.api : apiAddress(named)
  if (api === undefined) throw new Stop('A new profile needs an address.', exitCodes.usage, 'Add --api <url>')
  const { token, email, company: kept, columns: keptColumns, ...rest } = { ...before, api }
  // A token belongs to the address that issued it.
  const signIn = before?.api === api ? { ...(email ? { email } : {}), ...(token ? { token } : {}) } : {}
  const wanted = withoutCompany ? undefined : (company ?? kept)
  const own = parseColumns(columns ?? keptColumns ?? '')
  return { ...rest, ...signIn, ...(wanted ? { company: wanted } : {}), ...own }
}

export async function setProfile(
  context: Context,
  options: Values<typeof profilesSetOptions>,
  name: string,
): Promise<FactsOutcome> {
  const { api, company } = context.flags
  const { withoutCompany, columns } = options
  if (api === undefined && company === undefined && columns === undefined && !withoutCompany) {
    throw new Stop(
      'Nothing to change.',
      exitCodes.usage,
      'Add --api, --company, --columns or --without-company.',
    )
  }
  if (company !== undefined && withoutCompany) {
    throw new Stop(
      "--company and --without-company can't be combined.",
      exitCodes.usage,
      'Leave --company or --without-company out.',
    )
  }
  let before: Profile | undefined
  const file = await changeProfiles(context.env, ({ use, profiles }) => {
    const known = Object.hasOwn(profiles, name)
    before = known || api === undefined ? existingProfile({ use, profiles }, name) : undefined
    const made = changed(before, context, options)
    return {
      use: Object.keys(profiles).length === 0 ? name : use,
      profiles: { ...profiles, [known ? name : newProfileName(name)]: made },
    }
  })
  const signedOut = before?.token !== undefined && file.profiles[name]?.token === undefined
  const login = `  Sign in there: heed login --profile ${shellWord(name)}`
  return outcome(
    context,
    file,
    name,
    `${before ? 'Changed' : 'Created'} the profile ${quoted(name)}`,
    signedOut || !before ? [login] : [],
  )
}

export async function renameProfile(
  context: Context,
  _: NoOptions,
  name: string,
  [wanted, ...others]: readonly string[],
): Promise<FactsOutcome> {
  if (wanted === undefined || others.length > 0) {
    throw new Stop(
      'Give exactly one new name.',
      exitCodes.usage,
      `Usage: heed profiles rename ${shellWord(name)} <new>`,
    )
  }
  const file = await changeProfiles(context.env, (before) => {
    const profile = existingProfile(before, name)
    if (Object.hasOwn(before.profiles, newProfileName(wanted))) {
      throw new Stop(
        `A profile called ${quoted(wanted)} already exists.`,
        exitCodes.usage,
        'Choose another name.',
      )
    }
    const { [name]: _old, ...rest } = before.profiles
    return { use: before.use === name ? wanted : before.use, profiles: { ...rest, [wanted]: profile } }
  })
  return outcome(context, file, wanted, `The profile ${quoted(name)} is now called ${quoted(wanted)}`)
}

export async function deleteProfile(
  context: Context,
  { yes }: Values<typeof profilesDeleteOptions>,
  name: string,
): Promise<FactsOutcome> {
  const { env, ask, streams } = context
  const before = await readProfiles(env)
  const { token } = existingProfile(before, name)
  const facts = profileFacts(before, name, env)
  const warning = token
    ? ` Its session won't end. To end it first: heed logout --profile ${shellWord(name)}`
    : ''
  if (!yes && !(await ask.confirm(`Delete the profile ${quoted(name)}?${warning}`, '--yes'))) {
    throw new Stop("Cancelled: the profile wasn't deleted.", exitCodes.usage)
  }
  const after = await changeProfiles(env, ({ use, profiles }) => {
    const { [name]: _old, ...rest } = profiles
    return { use: use === name ? defaultProfile : use, profiles: rest }
  })
  const now = facts.inUse ? [`  In use now: ${after.use}`] : []
  return {
    kind: 'facts',
    document: { ...facts, inUse: false, signedIn: false },
    lines: [
      `${streams.output.paint.green('✓')} Deleted the profile ${quoted(name)}, saved in ${facts.storedIn}`,
      ...now,
    ],
  }
}
