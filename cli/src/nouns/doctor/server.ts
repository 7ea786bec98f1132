import type { Context } from '../../command/context.ts'
import { createNotSignedInStop } from '../../command/context.ts'
import type { Settings } from '../../command/settings.ts'
import { formatSignIn, formatUser, getSignIn } from '../../command/signIn.ts'
import { explainWithSuggestedApi } from '../../command/suggestApi.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explainError, findForeignResponse, isApiErrorOfKind } from '../../io/network/explainError.ts'
import type { WatchedCall } from '../../io/network/watchCalls.ts'
import { formatDuration } from '../../io/words.ts'
import { type Finding, makeFailure, makeOkFinding, makeWarning, runCheck } from './finding.ts'

const maxClockSkewSeconds = 60

const removeDoctorHint = ({ message, code, next }: Stop): Stop =>
  new Stop(message, code, ...next.filter((line) => !line.includes('heed doctor')))

async function createUnreachableStop(context: Context, error: unknown, api: string): Promise<Stop> {
  const stop = isApiErrorOfKind(error, 'contract', 'notFound')
    ? new Stop(
        `${api} responded, but it isn't the Heed API`,
        exitCodes.failed,
        'Use the API address, which often ends with /api: --api <url>',
      )
    : removeDoctorHint(explainError(error, api))
  const isElsewhere =
    isApiErrorOfKind(error, 'contract', 'notFound') || findForeignResponse(error) !== undefined
  return isElsewhere ? explainWithSuggestedApi(context, api, stop) : stop
}

function checkClock(date: string | null | undefined, now: number): Finding | undefined {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return undefined
  const seconds = Math.round((serverTime - now) / 1000)
  if (Math.abs(seconds) <= maxClockSkewSeconds)
    return makeOkFinding('clock', "The server's clock matches this machine's")
  return makeWarning(
    'clock',
    `The server's clock is ${formatDuration(Math.abs(seconds))} ${seconds > 0 ? 'ahead of' : 'behind'} this machine's`,
    "Sync this machine's clock, unless the server is a demo with its own clock.",
  )
}

async function checkReachable(context: Context, api: string): Promise<Finding[]> {
  let firstCall: WatchedCall | undefined
  let now = 0
  try {
    const client = await context.client({
      oneTry: true,
      signedOut: true,
      watch: (call) => {
        firstCall = call
        now = Date.now()
      },
    })
    await client.branding.loadLanguages()
  } catch (error) {
    return [
      makeFailure(
        'address',
        error instanceof Stop ? error : await createUnreachableStop(context, error, api),
      ),
    ]
  }
  const time = checkClock(firstCall?.answer?.header('date'), now)
  const addressFinding = makeOkFinding(
    'address',
    `${api} responded in ${Math.round(firstCall?.milliseconds ?? 0)} ms`,
  )
  return [addressFinding, ...(time ? [time] : [])]
}

const checkSignIn = (context: Context, settings: Settings): Promise<Finding> =>
  runCheck('sign-in', async () => {
    const { api, token } = settings
    if (!token) throw createNotSignedInStop(settings, context.flags)
    const source = formatSignIn(getSignIn(settings, context.env))
    try {
      const client = await context.client({ oneTry: true, token })
      const user = await client.auth.getCurrentUser()
      return makeOkFinding('sign-in', `${formatUser(user)}, signed in with ${source}`)
    } catch (error) {
      throw explainError(error, api, { signIn: source })
    }
  })

export async function checkServer(context: Context, settings: Settings): Promise<Finding[]> {
  const findings = await checkReachable(context, settings.api)
  if (findings.some(({ state }) => state === 'failed')) return findings
  return [...findings, await checkSignIn(context, settings)]
}
