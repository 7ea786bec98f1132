import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isSet } from '../../io/terminal/streams.ts'
import { findConsoleAddress } from './address.ts'
import { type browseOptions, type PageName, pageNames } from './commands.ts'
import { openInBrowser } from './openInBrowser.ts'

function parsePage(word: string): PageName {
  const plural = word === 'company' ? 'companies' : `${word}s`
  const page = pageNames.find((name) => name === word) ?? pageNames.find((name) => name === plural)
  if (page) return page
  throw new Stop(`There's no page "${word}".`, exitCodes.usage, `Pages: ${pageNames.join(', ')}`)
}

async function findPath(context: Context, word: string, names: readonly string[]): Promise<string> {
  if (word === '') return '/'
  const [name, ...others] = names
  if (others.length > 0) {
    throw new Stop('Only one name is allowed.', exitCodes.usage, 'If it contains spaces, put it in quotes.')
  }
  const { findPagePath } = await import('./items.ts')
  return findPagePath(context, parsePage(word), name)
}

const mayOpen = ({ streams, env, format }: Context): boolean =>
  streams.output.isTTY && format === 'people' && !(isSet(env.CI) && env.CI !== 'false')

export async function browse(
  context: Context,
  { print, console: address }: OptionValues<typeof browseOptions>,
  word: string,
  names: readonly string[],
): Promise<FactsOutcome> {
  const base = await findConsoleAddress(context, address)
  const path = await findPath(context, word, names)
  const url = `${base}${path}${path.endsWith('/') ? '' : '/'}`
  const isOpenWanted = !print && mayOpen(context)
  const isOpened = isOpenWanted && (await openInBrowser(url, context.env))
  const { company } = await context.settings()
  const { error, output } = context.streams
  if (isOpenWanted && !isOpened && !context.quiet)
    error.write(`${error.paint.yellow('!')} No browser could be opened. Open this address yourself:\n`)
  if (company !== undefined && !context.quiet) {
    const note = 'The console shows the company selected there; switch to the other company if needed.'
    error.write(`${error.paint.dim(note)}\n`)
  }
  return {
    kind: 'facts',
    document: { page: word || 'dashboard', url, opened: isOpened },
    lines: [isOpened ? `${output.paint.green('✓')} Opened ${url}` : url],
  }
}
