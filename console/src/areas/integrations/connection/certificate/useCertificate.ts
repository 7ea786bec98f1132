import { useEffect, useState } from 'react'
import type { ParsedCertificate } from './readCertificate.ts'

type CertificateReading = ParsedCertificate | null | undefined

export async function readCertificateFile(file: Uint8Array<ArrayBuffer>): Promise<ParsedCertificate | null> {
  const { readCertificate } = await import('./readCertificate.ts')
  try {
    return readCertificate(file)
  } catch {
    return null
  }
}

export function useCertificate(text: string): CertificateReading {
  const [parseState, setParseState] = useState<{ text: string; reading: CertificateReading }>({
    text: '',
    reading: null,
  })
  useEffect(() => {
    if (text === '') return
    let isCancelled = false
    readCertificateFile(new TextEncoder().encode(text)).then(
      (parsedCertificate) => isCancelled || setParseState({ text, reading: parsedCertificate }),
      () => isCancelled || setParseState({ text, reading: null }),
    )
    return () => {
      isCancelled = true
    }
  }, [text])
  if (text === '') return null
  return parseState.text === text ? parseState.reading : undefined
}
