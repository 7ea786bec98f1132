import { useEffect, useState } from 'react'
import type { ParsedCertificate } from './readCertificate.ts'

type Reading = ParsedCertificate | null | undefined

export async function readCertificateFile(file: Uint8Array<ArrayBuffer>): Promise<ParsedCertificate | null> {
  const { readCertificate } = await import('./readCertificate.ts')
  try {
    return readCertificate(file)
  } catch {
    return null
  }
}

export function useCertificate(text: string): Reading {
  const [parseState, setParseState] = useState<{ text: string; reading: Reading }>({
    text: '',
    reading: null,
  })
  useEffect(() => {
    if (text === '') return
    let isCancelled = false
    readCertificateFile(new TextEncoder().encode(text)).then(
      (found) => isCancelled || setParseState({ text, reading: found }),
      () => isCancelled || setParseState({ text, reading: null }),
    )
    return () => {
      isCancelled = true
    }
  }, [text])
  if (text === '') return null
  return parseState.text === text ? parseState.reading : undefined
}
