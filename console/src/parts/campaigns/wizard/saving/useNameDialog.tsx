import { isUntitled } from '@heed/contracts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import type { CampaignWizard } from '../model/CampaignWizard.ts'
import type { Campaign, CampaignValues, SaveCall } from '../model/campaign.ts'
import type { NameDialogTexts } from './NameDialog.tsx'

const NameDialog = createLazyOverlay(async () => (await import('./NameDialog.tsx')).NameDialog)

type NameRequest = {
  texts: NameDialogTexts
  call: SaveCall | null | undefined
  answer: (name: string | undefined) => void
}

export function useNameDialog(store: CampaignWizard<Campaign, CampaignValues, string>): {
  /** Asks for a name if there is none; resolves to false if cancelled. `call` is null if no request follows. */
  askForName: (submit: string, call: NameRequest['call']) => Promise<boolean>
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const { kind } = store.rules
  const [nameRequest, setNameRequest] = useState<NameRequest | undefined>(undefined)
  const answer = (name: string | undefined) => {
    setNameRequest(undefined)
    nameRequest?.answer(name)
  }
  const getWords = (submit: string): NameDialogTexts => ({
    title: t(`${kind}Wizard.saving.nameTitle`),
    label: t('campaigns.wizard.name'),
    help: t(`${kind}Wizard.nameHelp`),
    submit,
  })
  const ask = (submit: string, call: NameRequest['call']) =>
    new Promise<string | undefined>((resolve) =>
      setNameRequest({ texts: getWords(submit), call, answer: resolve }),
    )
  return {
    askForName: async (submit, call) => {
      if (!isUntitled(store.values.name)) return true
      const name = await ask(submit, call)
      if (name === undefined) return false
      store.set({ name })
      return true
    },
    dialog: nameRequest && (
      <NameDialog
        texts={nameRequest.texts}
        call={nameRequest.call}
        onNamed={answer}
        onClose={() => answer(undefined)}
      />
    ),
  }
}
