import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import {
  getExistingProfile,
  getProfilesPath,
  type ProfileFile,
  readProfiles,
} from '../../io/files/profiles.ts'
import type { Cell, Column } from '../../io/print/table.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'

const formatTick = (value: Cell): string => (value ? '✓' : '')
const formatYesNo = (value: Cell): string => (value ? 'yes' : 'no')

const columns: readonly Column[] = [
  { key: 'name', title: 'profile' },
  { key: 'inUse', title: 'in use', show: formatTick },
  { key: 'api', title: 'API' },
  { key: 'email', title: 'email' },
  { key: 'company', title: 'company' },
  { key: 'columns', title: 'columns', dataOnly: true },
  { key: 'console', title: 'console', dataOnly: true },
  { key: 'signedIn', title: 'signed in', show: formatYesNo },
  { key: 'storedIn', title: 'saved in', dataOnly: true },
]

export function getProfileFacts(file: ProfileFile, name: string, env: Environment) {
  const {
    api,
    email = null,
    company = null,
    columns = null,
    console = null,
    token,
  } = getExistingProfile(file, name)
  return {
    name,
    inUse: file.use === name,
    api,
    email,
    company,
    columns,
    console,
    signedIn: token !== undefined,
    storedIn: getProfilesPath(env),
  }
}

export async function listProfiles(context: Context): Promise<TableOutcome> {
  const file = await readProfiles(context.env)
  const names = Object.keys(file.profiles)
  const summaryLine = `${formatCount(names.length, 'profile')} · saved in ${getProfilesPath(context.env)}`
  return {
    kind: 'table',
    columns,
    rows: names.map((name) => getProfileFacts(file, name, context.env)),
    empty: 'No profiles yet. Create one: heed login',
    ...(names.length > 0 && !context.quiet ? { note: summaryLine } : {}),
  }
}

export function formatProfileLines(
  context: Context,
  facts: ReturnType<typeof getProfileFacts>,
  title: string,
): string[] {
  const { paint } = context.streams.output
  const lines: [string, string][] = [
    ['API', facts.api],
    ['email', facts.email ?? ''],
    ['company', facts.company ?? ''],
    ['columns', facts.columns ?? ''],
    ['console', facts.console ?? ''],
    ['signed in', formatYesNo(facts.signedIn)],
    ['in use', formatYesNo(facts.inUse)],
    ['saved in', facts.storedIn],
  ]
  const shownLines = lines.filter(([, value]) => value)
  return [
    title,
    ...shownLines.map(([label, value]) => `  ${paint.dim(label.padEnd(10))}  ${sanitizeText(value)}`),
  ]
}

export async function showProfile(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameArgument: string,
): Promise<FactsOutcome> {
  const { profileName } = await context.settings()
  const facts = getProfileFacts(await readProfiles(context.env), nameArgument || profileName, context.env)
  const boldName = context.streams.output.paint.bold(sanitizeText(facts.name))
  return { kind: 'facts', document: facts, lines: formatProfileLines(context, facts, boldName) }
}
