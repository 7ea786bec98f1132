import type { Context } from '../../command/context.ts'
import { notSignedIn } from '../../command/context.ts'
import type { Settings } from '../../command/settings.ts'
import { signedInAs, signInOf, signInText } from '../../command/signIn.ts'
import { withAddress } from '../../command/whereApi.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explain, foreignIn, isKind } from '../../io/network/explain.ts'
import type { WatchedCall } from '../../io/network/watch.ts'
import { duration } from '../../io/words.ts'
import { type Finding, failed, fine, looked, warning } from './finding.ts'

/** Tolerated clock difference, seconds. */
const patience = 60

const withoutDoctor = ({ message, code, next }: Stop): Stop =>
  new Stop(message, code, ...next.filter((line) => !line.includes('heed doctor')))

async function unreachable(context: Context, error: unknown, api: string): Promise<Stop> {
  const stop = isKind(error, 'contract', 'notFound')
    ? new Stop(
        `${api} answers, but isn't the API`,
        exitCodes.failed,
        'Use the API address, which often ends with /api: --api <url>',
      )
    : withoutDoctor(explain(error, api))
  const isElsewhere = isKind(error, 'contract', 'notFound') || foreignIn(error) !== undefined
  return isElsewhere ? withAddress(context, api, stop) : stop
}

function clock(date: string | null | undefined, now: number): Finding | undefined {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return undefined
  const seconds = Math.round((theirs - now) / 1000)
  if (Math.abs(seconds) <= patience) return fine('clock', "The server's clock matches this machine's")
  return warning(
    'clock',
    `The server's clock is ${duration(Math.abs(seconds))} ${seconds > 0 ? 'ahead of' : 'behind'} this machine's`,
    "Sync this machine's clock, unless the server is a demo with its own time.",
  )
}

async function reachable(context: Context, api: string): Promise<Finding[]> {
  let seen: WatchedCall | undefined
  let now = 0
  try {
    const client = await context.client({
      oneTry: true,
      signedOut: true,
      watch: (call) => {
        seen = call
        now = Date.now()
      },
    })
    await client.branding.loadLanguages()
  } catch (error) {
    return [failed('address', error instanceof Stop ? error : await unreachable(context, error, api))]
  }
  const time = clock(seen?.answer?.header('date'), now)
  const answered = fine('address', `${api} answered in ${Math.round(seen?.milliseconds ?? 0)} ms`)
  return [answered, ...(time ? [time] : [])]
}

const signIn = (context: Context, settings: Settings): Promise<Finding> =>
  looked('sign-in', async () => {
    const { api, token } = settings
    if (!token) throw notSignedIn(settings, context.flags)
    const source = signInText(signInOf(settings, context.env))
    try {
      const client = await context.client({ oneTry: true, token })
      const user = await client.auth.getCurrentUser()
      return fine('sign-in', `${signedInAs(user)}, signed in with ${source}`)
    } catch (error) {
      throw explain(error, api, { signIn: source })
    }
  })

export async function server(context: Context, settings: Settings): Promise<Finding[]> {
  const found = await reachable(context, settings.api)
  if (found.some(({ state }) => state === 'failed')) return found
  return [...found, await signIn(context, settings)]
}
