import { type Context, createNotSignedInStop } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { changeProfile, getProfilesPath } from '../../io/files/profiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

/** Deletes the token even if the server doesn't respond. */
export async function logout(context: Context): Promise<FactsOutcome> {
  const settings = await context.settings()
  const { api, profile, profileName } = settings
  const token = profile?.token
  if (!profile || !token) throw createNotSignedInStop(settings, context.flags)
  context.streams.hide(token)
  const { paint } = context.streams.output
  const profilesPath = getProfilesPath(context.env)
  const lines = [
    `${paint.green('✓')} Signed out of ${profile.api} (profile ${sanitizeText(profileName)}, saved in ${profilesPath})`,
  ]
  let sessionEnded = false
  try {
    const client = await context.client({ token })
    if (profile.api === api) {
      await client.auth.logout({})
      sessionEnded = true
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    lines.push(`  The token was deleted from this machine, but the server didn't end the session: ${reason}`)
  }
  await changeProfile(context.env, profileName, ({ token: _, ...profile }) => profile)
  if (context.env.HEED_TOKEN) lines.push('  HEED_TOKEN is still set. To sign out completely, unset it.')
  return {
    kind: 'facts',
    document: { api: profile.api, profile: profileName, storedIn: profilesPath, sessionEnded },
    lines,
  }
}
