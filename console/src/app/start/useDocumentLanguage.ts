import { useEffect } from 'react'

export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
