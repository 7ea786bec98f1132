import { useEffect } from 'react'

/** Says to screen readers and spell checkers in what language the console is. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
