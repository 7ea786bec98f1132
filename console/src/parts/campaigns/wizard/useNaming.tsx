import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveCall } from './CampaignSaving.ts'
import { NameDialog } from './dialogs.ts'
import type { NamingWords } from './NameDialog.tsx'
import type { CampaignKind } from './savedRuns.ts'

type Asked = {
  words: NamingWords
  call: SaveCall | null | undefined
  answer: (name: string | undefined) => void
}

/** `call` is null if no request follows. Resolves to undefined if the admin cancels. */
export function useNaming(kind: CampaignKind): {
  ask: (submit: string, call: Asked['call']) => Promise<string | undefined>
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const answer = (name: string | undefined) => {
    setAsked(undefined)
    asked?.answer(name)
  }
  const wordsOf = (submit: string): NamingWords => ({
    title: t(`${kind}Wizard.saving.nameTitle`),
    label: t('campaigns.wizard.name'),
    help: t(`${kind}Wizard.nameHelp`),
    submit,
  })
  return {
    ask: (submit, call) =>
      new Promise((resolve) => setAsked({ words: wordsOf(submit), call, answer: resolve })),
    dialog: asked && (
      <NameDialog words={asked.words} call={asked.call} onNamed={answer} onClose={() => answer(undefined)} />
    ),
  }
}
