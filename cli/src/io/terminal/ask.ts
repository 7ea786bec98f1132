import { exitCodes, Stop } from '../exit.ts'
import { removeDoubleFullStops } from '../words.ts'
import type { Streams } from './streams.ts'
import { sanitizeOutput } from './width.ts'

export interface Asker {
  text(message: string, alternative: string): Promise<string>
  secret(message: string, alternative: string): Promise<string>
  confirm(message: string, alternative: string): Promise<boolean>
  select(message: string, choices: readonly Choice[], alternative: string): Promise<string>
}

interface Choice {
  value: string
  name: string
  hint?: string
}

type Question = 'input' | 'password' | 'confirm' | 'select'

const toPromptChoice = ({ value, name, hint }: Choice) => ({
  value,
  name: sanitizeOutput(name),
  ...(hint === undefined ? {} : { description: sanitizeOutput(hint) }),
})

/** Prompts on standard error, so that redirected output contains results only. */
export function createAsker(streams: Streams, error: NodeJS.WritableStream): Asker {
  async function runPrompt(
    type: Question,
    question: string,
    alternative: string,
    choices: readonly Choice[] = [],
  ): Promise<unknown> {
    // Inquirer bypasses the streams, so control characters are removed here.
    const message = sanitizeOutput(removeDoubleFullStops(question))
    if (!streams.mayAsk) {
      throw new Stop(`Can't prompt without a terminal: ${message}`, exitCodes.usage, `Add ${alternative}`)
    }
    const { default: inquirer } = await import('inquirer')
    const prompt = inquirer.createPromptModule({ input: streams.input as NodeJS.ReadStream, output: error })
    streams.isPrompting = true
    streams.error.write('\r\u001b[K')
    try {
      const { answer } = await prompt<{ answer: unknown }>([
        type === 'confirm'
          ? { type, name: 'answer', message, default: false }
          : type === 'password'
            ? { type, name: 'answer', message, mask: '•' }
            : type === 'select'
              ? { type, name: 'answer', message, choices: choices.map(toPromptChoice) }
              : { type, name: 'answer', message },
      ])
      return answer
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'ExitPromptError') {
        throw new Stop('Cancelled.', exitCodes.interrupted)
      }
      throw cause
    } finally {
      streams.isPrompting = false
    }
  }
  return {
    text: async (message, alternative) => String(await runPrompt('input', message, alternative)),
    secret: async (message, alternative) => String(await runPrompt('password', message, alternative)),
    confirm: async (message, alternative) => (await runPrompt('confirm', message, alternative)) === true,
    select: async (message, choices, alternative) =>
      String(await runPrompt('select', message, alternative, choices)),
  }
}
