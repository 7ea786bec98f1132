import { giveName, isUntitled, plainName, untitledAssessment, untitledTraining } from '@heed/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextBox } from '../../../../ui/form/TextBox.tsx'
import { useStrippedText } from '../../useStrippedText.ts'
import type { CampaignKind } from '../model/campaign.ts'

const untitled: Readonly<Record<CampaignKind, string>> = {
  training: untitledTraining,
  assessment: untitledAssessment,
}

type Props = {
  kind: CampaignKind
  name: string
  onName: (name: string) => void
  isWanted?: boolean
}

export function NameField({ kind, name, onName, isWanted = false }: Props) {
  const { t } = useTranslation()
  const strippedText = useStrippedText()
  // Shows the text as typed until blur, including characters that saving removes.
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const shown = typed ?? (isUntitled(name) ? '' : name)
  return (
    <TextBox
      label={t('campaigns.wizard.name')}
      helper={strippedText(shown) ?? t(`${kind}Wizard.nameHelp`)}
      error={isWanted ? giveName : undefined}
      placeholder={untitled[kind]}
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onName(plainName(text) || untitled[kind])
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
