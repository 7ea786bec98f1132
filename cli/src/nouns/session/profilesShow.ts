import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { existingProfile, type ProfileFile, profilesPath, readProfiles } from '../../io/files/profiles.ts'
import type { Cell, Column } from '../../io/print/table.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'

const tick = (value: Cell): string => (value ? '✓' : '')
const whether = (value: Cell): string => (value ? 'yes' : 'no')

const columns: readonly Column[] = [
  { key: 'name', title: 'profile' },
  { key: 'inUse', title: 'in use', show: tick },
  { key: 'api', title: 'API' },
  { key: 'email', title: 'email' },
  { key: 'company', title: 'company' },
  { key: 'columns', title: 'columns', dataOnly: true },
  { key: 'signedIn', title: 'signed in', show: whether },
  { key: 'storedIn', title: 'saved in', dataOnly: true },
]

export function profileFacts(file: ProfileFile, name: string, env: Environment) {
  const { api, email = null, company = null, columns: own = null, token } = existingProfile(file, name)
  return {
    name,
    inUse: file.use === name,
    api,
    email,
    company,
    columns: own,
    signedIn: token !== undefined,
    storedIn: profilesPath(env),
  }
}

export async function listProfiles(context: Context): Promise<TableOutcome> {
  const file = await readProfiles(context.env)
  const names = Object.keys(file.profiles)
  const kept = `${counted(names.length, 'profile')} · saved in ${profilesPath(context.env)}`
  return {
    kind: 'table',
    columns,
    rows: names.map((name) => profileFacts(file, name, context.env)),
    empty: 'No profiles yet. Create one: heed login',
    ...(names.length > 0 && !context.quiet ? { note: kept } : {}),
  }
}

export function profileLines(
  context: Context,
  facts: ReturnType<typeof profileFacts>,
  said: string,
): string[] {
  const { paint } = context.streams.output
  const lines: [string, string][] = [
    ['API', facts.api],
    ['email', facts.email ?? ''],
    ['company', facts.company ?? ''],
    ['columns', facts.columns ?? ''],
    ['signed in', whether(facts.signedIn)],
    ['in use', whether(facts.inUse)],
    ['saved in', facts.storedIn],
  ]
  const shown = lines.filter(([, value]) => value)
  return [said, ...shown.map(([label, value]) => `  ${paint.dim(label.padEnd(10))}  ${sanitizeText(value)}`)]
}

export async function showProfile(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const { profileName } = await context.settings()
  const facts = profileFacts(await readProfiles(context.env), typed || profileName, context.env)
  const said = context.streams.output.paint.bold(sanitizeText(facts.name))
  return { kind: 'facts', document: facts, lines: profileLines(context, facts, said) }
}
