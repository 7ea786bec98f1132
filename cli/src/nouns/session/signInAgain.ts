import type { Context } from '../../command/context.ts'
import { Stop } from '../../io/exit.ts'
import { changeProfile } from '../../io/files/profiles.ts'
import { askForToken, type SignInContext } from './login.ts'

export async function signInAgain(
  context: SignInContext & Pick<Context, 'settings' | 'env'>,
): Promise<string | undefined> {
  const { api, profile, profileName, tokenFrom } = await context.settings()
  const { streams } = context
  streams.error.write(`\r\u001b[K${streams.error.paint.yellow('!')} Your sign-in at ${api} has expired.\n`)
  try {
    const token = await askForToken(context, profile?.email)
    streams.hide(token)
    if (tokenFrom === 'profile')
      await changeProfile(context.env, profileName, (profile) => ({ ...profile, token }))
    return token
  } catch (error) {
    // If there is no new sign-in, the refused call's own error is reported.
    if (error instanceof Stop) return undefined
    const { message } = error as Error
    streams.error.write(`${streams.error.paint.red('✗')} ${message}\n`)
    return undefined
  }
}
