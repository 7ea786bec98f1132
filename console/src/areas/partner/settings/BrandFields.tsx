import { logoBytesMax, logoSize } from '@heed/contracts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readDataUrl } from '../../../lib/files/readPicture.ts'
import { ColorInput } from '../../../ui/form/pictures/ColorInput.tsx'
import { ImageBox } from '../../../ui/form/pictures/ImageBox.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import type { BrandValues } from './brand.ts'

export function BrandFields({ form }: { form: UseFormReturn<BrandValues> }) {
  const { t } = useTranslation()
  const { control } = form
  const setLogo = async (file: File | null) =>
    form.setValue('logo', file ? await readDataUrl(file) : '', { shouldDirty: true })
  return (
    <Stack style={{ gap: 20 }}>
      <TextInput
        control={control}
        name="name"
        label={t('account.brand.name')}
        helper={t('account.brand.nameHelp')}
        autoComplete="off"
      />
      <ImageBox
        label={t('account.brand.logo')}
        value={form.watch('logo') || null}
        maxBytes={logoBytesMax}
        fit={logoSize}
        hint={t('settings.appearance.logoHint')}
        error={form.formState.errors.logo?.message}
        onChange={(file) => void setLogo(file)}
      />
      <ColorInput
        control={control}
        name="color"
        label={t('account.brand.color')}
        helper={t('account.brand.colorHelp')}
      />
      <TextInput
        control={control}
        name="support"
        label={t('account.brand.support')}
        helper={t('account.brand.supportHelp')}
        inputMode="email"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="help"
        label={t('account.brand.help')}
        helper={t('account.brand.helpHelp')}
        inputMode="url"
        autoComplete="off"
      />
      <Columns>
        {(['terms', 'privacy'] as const).map((name) => (
          <TextInput
            key={name}
            control={control}
            name={name}
            label={t(`account.brand.${name}`)}
            inputMode="url"
            autoComplete="off"
          />
        ))}
      </Columns>
    </Stack>
  )
}
