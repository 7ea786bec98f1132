import { isUtf8 } from 'node:buffer'
import { createFormError, FormError } from './FormReader.ts'
import { notUtf8Message } from './readBody.ts'

interface PartHeaders {
  name: string
  filename?: string
  type: string
}

/** Browsers escape names like this (WHATWG HTML, multipart/form-data). */
const escapedCharacters: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

const unescapeName = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/gi, (sequence) => escapedCharacters[sequence.toUpperCase()] ?? sequence)

export function parsePartHeader(bytes: Buffer): PartHeaders {
  if (!isUtf8(bytes)) throw new FormError(notUtf8Message)
  const lines = bytes.toString().split('\r\n')
  const getHeader = (field: string): string => {
    const line = lines.find((headerLine) => headerLine.toLowerCase().startsWith(`${field}:`))
    return line?.slice(field.length + 1).trim() ?? ''
  }
  const disposition = getHeader('content-disposition')
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) throw createFormError('a part has no name')
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  return {
    name: unescapeName(name),
    type: getHeader('content-type'),
    ...(filename === undefined ? {} : { filename: unescapeName(filename) }),
  }
}
