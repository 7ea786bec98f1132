import { getPersonalizeProblems, type PersonalizedKey } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextBox } from '../../../../ui/form/TextBox.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { rememberCompany } from './rememberedCompany.ts'

export const PersonalizeForm = observer(function PersonalizeForm() {
  const { t } = useTranslation()
  const { values, keys, companyId, set } = useAssessmentWizardStore()
  const { personalizeData } = values
  // Fields report problems only after they first lose focus.
  const [touchedKeys, setTouchedKeys] = useState<readonly PersonalizedKey[]>([])
  const problems = getPersonalizeProblems(keys, personalizeData)
  const change = (key: PersonalizedKey, value: string) => {
    const next = { ...personalizeData, [key]: value }
    set({ personalizeData: next })
    if (getPersonalizeProblems([key], next)[key] === undefined) rememberCompany(companyId, { [key]: value })
  }
  return (
    <Stack style={{ alignContent: 'start' }}>
      {keys.map((key) => (
        <TextBox
          key={key}
          label={t(`assessmentWizard.personalize.${key}`)}
          helper={t(`assessmentWizard.personalize.${key}Help`)}
          required
          value={personalizeData[key] ?? ''}
          {...(key === 'emailHR' && { inputMode: 'email' as const })}
          error={touchedKeys.includes(key) ? problems[key] : undefined}
          onChange={(value) => change(key, value)}
          onBlur={() => setTouchedKeys([...touchedKeys, key])}
        />
      ))}
    </Stack>
  )
})
