import { type Context, notSignedIn } from '../context.ts'
import { saveProfile } from '../io/profiles.ts'
import type { FactsOutcome } from '../outcome.ts'

/** Ends the session as far as it can be ended: the token is forgotten even when the server does not answer. */
export async function logout(context: Context): Promise<FactsOutcome> {
  const { api, profile, profileName } = await context.settings()
  const token = profile?.token
  if (!profile || !token) throw notSignedIn(api, context.flags)
  context.streams.hide(token)
  const { paint } = context.streams.output
  const lines = [`${paint.green('✓')} Signed out of ${profile.api}`]
  try {
    const client = await context.client({ token })
    if (profile.api === api) await client.auth.logout({})
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    lines.push(`  The token is forgotten here; the server did not end the session: ${reason}`)
  }
  const { token: _, ...kept } = profile
  await saveProfile(context.env, profileName, kept)
  if (context.env.HEED_TOKEN) lines.push('  HEED_TOKEN is still set: unset it to be signed out.')
  return { kind: 'facts', document: {}, lines }
}
