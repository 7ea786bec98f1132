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
  const [read, setRead] = useState<{ text: string; found: Reading }>({ text: '', found: null })
  useEffect(() => {
    if (text === '') return
    let isGone = false
    readCertificateFile(new TextEncoder().encode(text)).then(
      (found) => isGone || setRead({ text, found }),
      () => isGone || setRead({ text, found: null }),
    )
    return () => {
      isGone = true
    }
  }, [text])
  if (text === '') return null
  return read.text === text ? read.found : undefined
}
