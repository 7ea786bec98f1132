import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml from 'mjml'

const source = join(import.meta.dirname, '..', 'src', 'mail', 'frame.mjml')

/** Where the compiled frame of mails is kept, which clients and server read. */
export const frameFile = source.replace(/mjml$/, 'json')

/** The frame of mails, compiled once and cut where a letter repeats or leaves out a part; places to fill stay in braces. */
export async function mailFrame(): Promise<string> {
  const { html, errors } = await mjml(readFileSync(source, 'utf8'), {
    validationLevel: 'strict',
    keepComments: true,
    fonts: {},
  })
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const [begin, ...parts] = html.replace(/\s*\n\s*/g, '\n').split('<!--@')
  const named = parts.map((part): [string, string] => {
    const end = part.indexOf('-->')
    return [part.slice(0, end), part.slice(end + '-->'.length)]
  })
  return `${JSON.stringify({ begin, ...Object.fromEntries(named) }, null, 2)}\n`
}
