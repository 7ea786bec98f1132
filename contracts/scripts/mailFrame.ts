import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml from 'mjml'

const sourcePath = join(import.meta.dirname, '..', 'src', 'mail', 'frame.mjml')

export const frameFile = sourcePath.replace(/mjml$/, 'json')

export async function buildEmailFrame(): Promise<string> {
  const { html, errors } = await mjml(readFileSync(sourcePath, 'utf8'), {
    validationLevel: 'strict',
    keepComments: true,
    fonts: {},
  })
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const [firstPart, ...parts] = html.replace(/\s*\n\s*/g, '\n').split('<!--@')
  const namedParts = parts.map((part): [string, string] => {
    const end = part.indexOf('-->')
    return [part.slice(0, end), part.slice(end + '-->'.length)]
  })
  return `${JSON.stringify({ begin: firstPart, ...Object.fromEntries(namedParts) }, null, 2)}\n`
}
