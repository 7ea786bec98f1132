import { exitCodes, Stop } from '../exit.ts'
import { oneStop } from '../words.ts'
import type { Streams } from './streams.ts'
import { sanitizeOutput } from './width.ts'

export interface Asker {
  text(message: string, instead: string): Promise<string>
  secret(message: string, instead: string): Promise<string>
  confirm(message: string, instead: string): Promise<boolean>
  select(message: string, choices: readonly Choice[], instead: string): Promise<string>
}

interface Choice {
  value: string
  name: string
  hint?: string
}

type Question = 'input' | 'password' | 'confirm' | 'select'

const shownChoice = ({ value, name, hint }: Choice) => ({
  value,
  name: sanitizeOutput(name),
  ...(hint === undefined ? {} : { description: sanitizeOutput(hint) }),
})

/** Prompts on standard error, so that redirected output contains results only. */
export function createAsker(streams: Streams, error: NodeJS.WritableStream): Asker {
  async function ask(
    type: Question,
    question: string,
    instead: string,
    choices: readonly Choice[] = [],
  ): Promise<unknown> {
    // Inquirer bypasses the streams, so control characters are removed here.
    const message = sanitizeOutput(oneStop(question))
    if (!streams.mayAsk) {
      throw new Stop(`Can't prompt without a terminal: ${message}`, exitCodes.usage, `Add ${instead}`)
    }
    const { default: inquirer } = await import('inquirer')
    const prompt = inquirer.createPromptModule({ input: streams.input as NodeJS.ReadStream, output: error })
    streams.asking = true
    streams.error.write('\r\u001b[K')
    try {
      const { answer } = await prompt<{ answer: unknown }>([
        type === 'confirm'
          ? { type, name: 'answer', message, default: false }
          : type === 'password'
            ? { type, name: 'answer', message, mask: '•' }
            : type === 'select'
              ? { type, name: 'answer', message, choices: choices.map(shownChoice) }
              : { type, name: 'answer', message },
      ])
      return answer
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'ExitPromptError') {
        throw new Stop('Cancelled.', exitCodes.interrupted)
      }
      throw cause
    } finally {
      streams.asking = false
    }
  }
  return {
    text: async (message, instead) => String(await ask('input', message, instead)),
    secret: async (message, instead) => String(await ask('password', message, instead)),
    confirm: async (message, instead) => (await ask('confirm', message, instead)) === true,
    select: async (message, choices, instead) => String(await ask('select', message, instead, choices)),
  }
}
