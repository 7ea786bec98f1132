import { descriptionMaxLength } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useField } from '../../../ui/form/useField.ts'
import type { PackageTask, PackageValues } from './packageValues.ts'
import { ThumbnailInput } from './ThumbnailInput.tsx'
import { useLanguageName } from './useLanguageName.ts'

type Props = { control: Control<PackageValues>; task: PackageTask }

export function PackageFields({ control, task }: Props) {
  const { t } = useTranslation()
  const description = useWatch({ control, name: 'description' })
  return (
    <>
      <TextInput control={control} name="name" label={t('packages.name')} required />
      <LanguageField control={control} task={task} />
      <TextInput
        control={control}
        name="description"
        label={t('packages.description')}
        helper={t('packages.letters', { n: [...description].length, max: descriptionMaxLength })}
        required
        multiline
        minRows={2}
      />
      <TextInput
        control={control}
        name="entryPoint"
        label={t('packages.entryPoint')}
        helper={t('packages.entryPointHelp')}
        required
      />
      <ThumbnailInput
        control={control}
        savedAddress={task.kind === 'change' ? task.translation.thumb : null}
      />
      <FlagInput control={control} name="xapi" label={t('packages.xapi')} />
      {task.kind === 'change' && (
        <FlagInput
          control={control}
          name="isMainLanguage"
          label={t('packages.makeDefault')}
          disabledReason={task.isDefault ? t('packages.isDefault') : undefined}
        />
      )}
    </>
  )
}

const LanguageField = observer(function LanguageField({ control, task }: Props) {
  const { t } = useTranslation()
  const { all } = useRoot().languages
  const languageName = useLanguageName()
  const language = useWatch({ control, name: 'language' })
  const takenCodes = task.kind === 'add' ? task.takenCodes : []
  const unusedLanguages = all.filter(({ code }) => !takenCodes.includes(code))
  const isChange = task.kind === 'change'
  const options = isChange
    ? [{ value: language, label: languageName(language) }]
    : unusedLanguages.map(({ code, english_name: label }) => ({ value: code, label }))
  return (
    <SelectInput
      control={control}
      name="language"
      label={task.kind === 'import' ? t('packages.defaultLanguage') : t('packages.language')}
      helper={isChange ? t('packages.languageStays') : undefined}
      required
      options={[
        ...(language === '' ? [{ value: '', label: t('packages.chooseLanguage'), disabled: true }] : []),
        ...options,
      ]}
    />
  )
})

type FlagProps = {
  control: Control<PackageValues>
  name: 'xapi' | 'isMainLanguage'
  label: string
  disabledReason?: string | undefined
}

function FlagInput({ control, name, label, disabledReason }: FlagProps) {
  const { value, box } = useField(control, name)
  return (
    <CheckBox
      {...box}
      label={label}
      disabledReason={disabledReason}
      checked={value === '1'}
      onChange={(isChecked) => box.onChange(isChecked ? '1' : '0')}
    />
  )
}
