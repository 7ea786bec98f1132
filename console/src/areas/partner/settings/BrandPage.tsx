import type { CompanySettings } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { SideBySide, Stack } from '../../../ui/layout.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { BrandFields } from './BrandFields.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { type BrandField, BrandForm, type BrandValues, toBrandChange, toBrandValues } from './brand.ts'
import { SettingsStore } from './SettingsStore.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

const AccountBrand = observer(function BrandOfAccount({ account }: AccountProps) {
  const { t } = useTranslation()
  const { settings, load } = useAccountStore(account, SettingsStore)
  useEffect(() => void load(), [load])
  useRefresh(() => void settings.refresh())
  const { error, onRetry } = toFailureProps(settings)
  const title = t('account.brand.title')
  return (
    <Page title={title} summary={t('account.brand.lead', account)}>
      <SettingsTabs account={account} />
      {settings.value ? (
        <Brand account={account} settings={settings.value} />
      ) : error === undefined ? (
        <CardSkeleton height={560} />
      ) : (
        <Panel>
          <ErrorState title={t('ui.notLoadedOf', { name: title })} text={error} onRetry={onRetry} />
        </Panel>
      )}
    </Page>
  )
})

type Props = AccountProps & { settings: CompanySettings }

const Brand = observer(function Brand({ account, settings }: Props) {
  const { t } = useTranslation()
  const { branding, notices, session } = useRoot()
  const store = useAccountStore(account, SettingsStore)
  const { form, submit, error, isOverwriting, discard, isDirty, busy } = usePageForm({
    draft: `partner/${String(account.id)}/brand`,
    of: 'person',
    schema: BrandForm,
    initialValues: toBrandValues(settings),
    save: async (values) => {
      await store.saveBrand(getChangedTextNames(form.formState.dirtyFields, values))
      await Promise.all([branding.load(session.companyId), branding.reloadAccount()])
      notices.show('success', t('account.brand.saved', account))
    },
  })
  const values = form.watch()
  const { logo: _, ...fields } = getChangedTextNames(form.formState.dirtyFields, values)
  const change = toBrandChange(fields)
  return (
    <form noValidate onSubmit={submit}>
      <FormNotices error={error} isOverwriting={isOverwriting} />
      <SideBySide>
        <Panel>
          <Stack style={{ gap: 24 }}>
            <BrandFields form={form} />
            {Object.keys(change).length > 0 && (
              <CommandBlock
                command={formatApiCommand('partners.saveSettings', { partnerId: account.id }, change)}
              />
            )}
          </Stack>
        </Panel>
        <BrandPreview {...values} product={branding.name} />
      </SideBySide>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('account.brand.unsaved')}
        onSave={submit}
        onDiscard={discard}
      />
    </form>
  )
})

const getChangedTextNames = (
  dirtyFields: Partial<Record<BrandField, boolean>>,
  values: BrandValues,
): Partial<BrandValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as BrandField] === true))

export const BrandPage = withAccount(AccountBrand)
