import { text } from 'node:stream/consumers'
import { type Client, normalizeAddress } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatUser } from '../../command/signIn.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { getProfilesPath, parseNewProfileName, saveProfile } from '../../io/files/profiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { loginOptions } from './commands.ts'

export function parseTokenLink(pastedText: string): string | undefined {
  if (!URL.canParse(pastedText)) return undefined
  const [, token] = /\/auth\/email\/(?:signin\/)?([^/]+)\/?$/.exec(new URL(pastedText).pathname) ?? []
  return token === undefined ? undefined : decodeURIComponent(token)
}

async function sendLink(client: Client, email: string): Promise<void> {
  const answer = await client.auth.managerSignin({ email })
  if (answer.status === 'success') return
  if (answer.redirect) {
    throw new Stop(
      `${email} uses single sign-on.`,
      exitCodes.notAllowed,
      'Sign in with an access token or an API key: heed login --token-stdin',
    )
  }
  throw new Stop(
    'The email is not registered in our system.',
    exitCodes.notAllowed,
    'Check the address, or sign up in the console.',
  )
}

export type SignInContext = Pick<Context, 'streams' | 'ask' | 'quiet' | 'client'>

async function exchangeToken(context: SignInContext, emailedToken: string): Promise<string> {
  context.streams.hide(emailedToken)
  const client = await context.client({ signedOut: true })
  const { token } = await client.auth.emailSignin({ token: emailedToken } as Parameters<
    typeof client.auth.emailSignin
  >[0])
  return token
}

export async function askForToken(context: SignInContext, argument: string | undefined): Promise<string> {
  const { streams, ask, quiet } = context
  if (!streams.mayAsk) {
    throw new Stop(
      "Can't prompt for the emailed link without a terminal.",
      exitCodes.usage,
      'Add --token-stdin and pass the token on standard input, or set HEED_TOKEN.',
    )
  }
  const email = normalizeAddress(argument ?? (await ask.text('Your work email', '--email ADDRESS')))
  await sendLink(await context.client({ signedOut: true }), email)
  if (!quiet)
    streams.error.write(`A sign-in link is on its way to ${email}.\nThe link works once, within 24 hours.\n`)
  const pastedText = (await ask.secret('Paste the link or its token', '--token-stdin')).trim()
  return exchangeToken(context, parseTokenLink(pastedText) ?? pastedText)
}

async function readToken(context: Context): Promise<string> {
  const token = (await text(context.streams.input)).trim()
  if (!token) throw new Stop('Standard input contained no token.', exitCodes.usage)
  const emailedToken = parseTokenLink(token)
  return emailedToken === undefined ? token : exchangeToken(context, emailedToken)
}

export async function login(
  context: Context,
  { email, tokenStdin }: OptionValues<typeof loginOptions>,
): Promise<FactsOutcome> {
  const { api, profileName, profile, company } = await context.settings()
  parseNewProfileName(profileName)
  const token = tokenStdin ? await readToken(context) : await askForToken(context, email)
  context.streams.hide(token)
  const client = await context.client({ token })
  const user = await client.auth.getCurrentUser()
  const { use } = await saveProfile(context.env, profileName, {
    api,
    token,
    ...(user.email ? { email: user.email } : {}),
    ...(company ? { company } : {}),
    ...(profile?.api === api && profile.console ? { console: profile.console } : {}),
  })
  const { paint } = context.streams.output
  const profilesPath = getProfilesPath(context.env)
  const lines = [`${paint.green('✓')} Signed in as ${formatUser(user, paint.bold)}`]
  if (!context.quiet)
    lines.push(paint.dim(`  ${api}, profile ${sanitizeText(profileName)}, saved in ${profilesPath}`))
  if (context.env.HEED_TOKEN) lines.push('  HEED_TOKEN is set and overrides this profile.')
  if (use !== profileName) {
    lines.push(
      `  The profile in use is ${sanitizeText(use)}. To switch to the new sign-in: heed profiles use ${quoteShellWord(profileName)}`,
    )
  }
  return {
    kind: 'facts',
    document: { email: user.email, name: user.name, api, profile: profileName, storedIn: profilesPath },
    lines,
  }
}
