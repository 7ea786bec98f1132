import {
  isUntitled,
  nameRequiredText,
  toPlainName,
  untitledAssessment,
  untitledTraining,
} from '@heed/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextBox } from '../../../../ui/form/TextBox.tsx'
import { useStrippedNameHint } from '../../useStrippedNameHint.ts'
import type { CampaignKind } from '../model/campaign.ts'

const untitledNames: Readonly<Record<CampaignKind, string>> = {
  training: untitledTraining,
  assessment: untitledAssessment,
}

type Props = {
  kind: CampaignKind
  name: string
  onName: (name: string) => void
  isWanted?: boolean
}

export function NameField({ kind, name, onName, isWanted: isMissing = false }: Props) {
  const { t } = useTranslation()
  const strippedText = useStrippedNameHint()
  // Shows the text as typed until blur, including characters that saving removes.
  const [inputName, setInputName] = useState<string | undefined>(undefined)
  const shownName = inputName ?? (isUntitled(name) ? '' : name)
  return (
    <TextBox
      label={t('campaigns.wizard.name')}
      helper={strippedText(shownName) ?? t(`${kind}Wizard.nameHelp`)}
      error={isMissing ? nameRequiredText : undefined}
      placeholder={untitledNames[kind]}
      autoComplete="off"
      value={shownName}
      onChange={(text) => {
        setInputName(text)
        onName(toPlainName(text) || untitledNames[kind])
      }}
      onBlur={() => setInputName(undefined)}
    />
  )
}
