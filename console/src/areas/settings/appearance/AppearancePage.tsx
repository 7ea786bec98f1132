import { Color, getCompanyName, logoBytesMax, logoSize } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { readDataUrl } from '../../../lib/files/readPicture.ts'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { ColorInput } from '../../../ui/form/pictures/ColorInput.tsx'
import { ImageBox } from '../../../ui/form/pictures/ImageBox.tsx'
import { SideBySide, Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useReloadCompany } from '../useFreshCompany.ts'
import { AppearanceStore } from './AppearanceStore.ts'
import { AppearancePreview } from './LooksPreview.tsx'
import { useAppearance, useApplyAppearance } from './useLooks.ts'
import { useResetAppearance } from './useReset.ts'

const FormSchema = z.object({ color: z.union([z.literal(''), Color]), logo: z.string() })

export const AppearancePage = observer(function AppearancePage() {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(AppearanceStore)
  const savedAppearance = useAppearance()
  const show = useApplyAppearance()
  useReloadCompany()
  const { form, submit, error, isOverwriting, discard, resetTo, isDirty, busy } = usePageForm({
    draft: 'appearance',
    schema: FormSchema,
    initialValues: savedAppearance,
    save: async ({ color, logo }) => {
      const { dirtyFields } = form.formState
      await store.save({
        color: dirtyFields.color ? color : undefined,
        logo: dirtyFields.logo ? logo : undefined,
      })
      await show()
      notices.show('success', t('settings.appearance.saved', { company: getCompanyName(company) }))
    },
  })
  const { color, logo } = form.watch()
  const reset = useResetAppearance(() => resetTo({ color: '', logo: '' }))
  const backLink = { to: paths.companySettings(), label: t('shell.side.company') }
  return (
    <Page
      title={t('shell.side.appearance')}
      back={backLink}
      summary={t('settings.appearance.summary')}
      actions={[reset]}
    >
      <FormNotices error={error} isOverwriting={isOverwriting} />
      <SideBySide>
        <Panel>
          <Stack style={{ gap: 24 }}>
            <ImageBox
              label={t('settings.appearance.logo')}
              value={logo || null}
              maxBytes={logoBytesMax}
              fit={logoSize}
              hint={t('settings.appearance.logoHint')}
              error={form.formState.errors.logo?.message}
              onChange={(file) => void setLogo(file)}
            />
            <ColorInput
              control={form.control}
              name="color"
              label={t('settings.appearance.color')}
              helper={t('settings.appearance.colorHelp')}
            />
            <CommandBlock command={`heed companies logo set logo.png --company ${company.company_id}`} />
          </Stack>
        </Panel>
        <AppearancePreview
          color={Color.safeParse(color).success ? color : savedAppearance.color}
          logo={logo}
        />
      </SideBySide>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('settings.appearance.unsaved')}
        onSave={submit}
        onDiscard={discard}
      />
    </Page>
  )

  async function setLogo(file: File | null): Promise<void> {
    form.setValue('logo', file ? await readDataUrl(file) : '', { shouldDirty: true })
  }
})
