import type { TransportAnswer } from '@heed/contracts'
import type { Paint } from '../../io/terminal/paint.ts'
import { hiddenText } from '../../io/terminal/streams.ts'
import { harmless } from '../../io/terminal/width.ts'

const secretName = /cookie|authorization|token|secret|api-?key/i
const secretParameter = /([?&][^=&\s]*(?:token|secret|key|sig|code)[^=&\s]*=)[^&#\s]+/gi

const capitals = (name: string): string => name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())

const shown = (name: string, value: string): string =>
  secretName.test(name) ? hiddenText : harmless(value).replace(secretParameter, `$1${hiddenText}`)

export function headOf({ status, statusText = '', headers }: TransportAnswer, paint: Paint): string {
  const lines = [...(headers?.() ?? [])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${paint.cyan(capitals(name))}: ${shown(name, value)}`)
  return [paint.bold(`HTTP/1.1 ${status} ${harmless(statusText)}`.trimEnd()), ...lines, '', ''].join('\n')
}
