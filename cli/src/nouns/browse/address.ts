import type { Context } from '../../command/context.ts'
import { parseConsoleAddress } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'

/** In this order: --console, a profile chosen with --profile, HEED_CONSOLE, the profile in use, the API address. */
export async function findConsoleAddress(context: Context, option: string | undefined): Promise<string> {
  const { api, profile, profileFrom } = await context.settings()
  const saved = profile?.api === api ? profile.console : undefined
  const chosen = profileFrom === '--profile' ? saved : undefined
  const address = option ?? chosen ?? (context.env.HEED_CONSOLE || saved)
  if (address !== undefined) return parseConsoleAddress(address)
  if (api.endsWith('/api')) return api.slice(0, -'/api'.length)
  throw new Stop(
    `The console's address can't be derived from the API address ${api}.`,
    exitCodes.usage,
    'Add --console <url>, set HEED_CONSOLE, or save it: heed profiles set <name> --console <url>',
  )
}
