import { isUtf8 } from 'node:buffer'
import { FormError, noForm } from './FormReader.ts'
import { notUtf8 } from './readBody.ts'

interface PartHead {
  name: string
  filename?: string
  type: string
}

/** Browsers escape names like this (WHATWG HTML, multipart/form-data). */
const written: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

const plain = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/gi, (sign) => written[sign.toUpperCase()] ?? sign)

export function partHead(bytes: Buffer): PartHead {
  if (!isUtf8(bytes)) throw new FormError(notUtf8)
  const lines = bytes.toString().split('\r\n')
  const said = (field: string): string => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${field}:`))
    return line?.slice(field.length + 1).trim() ?? ''
  }
  const disposition = said('content-disposition')
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) throw noForm('a part has no name')
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  return {
    name: plain(name),
    type: said('content-type'),
    ...(filename === undefined ? {} : { filename: plain(filename) }),
  }
}
