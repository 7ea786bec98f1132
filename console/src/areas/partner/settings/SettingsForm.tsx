import type { CompanySettings, PartnerAccount } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type Control, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { CheckInput } from '../../../ui/form/CheckInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SizedSkeleton } from '../../../ui/states/SizedSkeleton.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { flagNames, type SettingsStore, type SettingsValues, toSettingsValues } from './SettingsStore.ts'

const maxAddressLength = 20_000
const Address = z.string().check(z.maxLength(maxAddressLength))
const Flag = z.boolean()
const FormSchema = z.object({
  assessments: Flag,
  alwaysAssessments: Flag,
  packages: Flag,
  enrolment: Flag,
  certificates: Flag,
  recommendations: Flag,
  handedOut: Flag,
  feedback: Flag,
  keysHidden: Flag,
  posters: Address,
  stickers: Address,
})

type Props = { account: PartnerAccount; settings: CompanySettings; store: SettingsStore }

export function SettingsFormSkeleton() {
  const { control } = useForm({ defaultValues: toSettingsValues({}) })
  return (
    <SizedSkeleton>
      <Stack>
        <SettingsFields control={control} />
      </Stack>
    </SizedSkeleton>
  )
}

function SettingsFields({ control }: { control: Control<SettingsValues> }) {
  const { t } = useTranslation()
  return (
    <>
      <MutedText>{t('account.settings.text')}</MutedText>
      <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
        {flagNames.map((name) => (
          <CheckInput
            key={name}
            control={control}
            name={name}
            kind="switch"
            label={t(`account.settings.${name}`)}
            helper={t(`account.settings.${name}Help`)}
          />
        ))}
      </Columns>
      <Columns>
        {(['posters', 'stickers'] as const).map((name) => (
          <TextInput
            key={name}
            control={control}
            name={name}
            label={t(`account.settings.${name}`)}
            helper={t(`account.settings.${name}Help`)}
            inputMode="url"
            autoComplete="off"
          />
        ))}
      </Columns>
    </>
  )
}

export const SettingsForm = observer(function SettingsForm({ account, settings, store }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { form, submit, error, isOverwriting, discard, isDirty, busy } = usePageForm({
    draft: `partner/${String(account.id)}/settings`,
    of: 'person',
    schema: FormSchema,
    initialValues: toSettingsValues(settings),
    save: async (values) => {
      await store.save(pickChanged(values))
      notices.show('success', t('account.settings.saved', account))
    },
  })
  const { dirtyFields } = form.formState
  const pickChanged = (values: SettingsValues): Partial<SettingsValues> =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => dirtyFields[name as keyof SettingsValues] === true),
    )
  return (
    <form noValidate onSubmit={submit}>
      <FormNotices error={error} isOverwriting={isOverwriting} />
      <Panel title={t('account.settings.title')}>
        <Stack>
          <SettingsFields control={form.control} />
          {isDirty && <CommandBlock command={store.formatSaveCommand(pickChanged(form.watch()))} />}
        </Stack>
      </Panel>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('account.settings.unsaved')}
        onSave={submit}
        onDiscard={discard}
      />
    </form>
  )
})
