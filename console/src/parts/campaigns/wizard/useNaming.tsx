import { type ReactNode, useState } from 'react'
import { NameDialog } from './dialogs.ts'
import type { NamingWords } from './NameDialog.tsx'

type Asked = { words: NamingWords; answer: (name: string | undefined) => void }

/** Asks for a name on the way to what needs one; undefined where none was given. */
export function useNaming(): { ask: (words: NamingWords) => Promise<string | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const answer = (name: string | undefined) => {
    setAsked(undefined)
    asked?.answer(name)
  }
  return {
    ask: (words) => new Promise((resolve) => setAsked({ words, answer: resolve })),
    dialog: asked && <NameDialog words={asked.words} onNamed={answer} onClose={() => answer(undefined)} />,
  }
}
