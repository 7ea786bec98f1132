import { auth } from '@heed/contracts/endpoints/companies/auth'
import { formatShellOption } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { usePageForm } from '../../../app/drafts/usePageForm.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ProfileStore } from './ProfileStore.ts'

export const ProfilePage = observer(function ProfilePage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const root = useRoot()
  const { user } = root.session
  const { form, submit, error, isOverwriting, discard, isDirty, busy } = usePageForm({
    draft: 'profile',
    of: 'person',
    schema: auth.updateProfile.body,
    initialValues: { name: user?.name ?? '' },
    save: async ({ name }) => {
      await root.area(ProfileStore).rename(name)
      root.notices.show('success', t('settings.profile.saved'))
    },
  })
  const name = form.watch('name')
  return (
    <Page title={t('shell.side.profile')} summary={t('settings.profile.summary')}>
      <FormNotices error={error} isOverwriting={isOverwriting} />
      <form noValidate onSubmit={submit}>
        <Panel>
          <Stack>
            <div style={{ maxWidth: 420 }}>
              <TextInput
                control={form.control}
                name="name"
                label={t('settings.name')}
                required
                autoComplete="name"
              />
            </div>
            <KeyValueList
              items={[
                { label: t('settings.address'), value: user?.email },
                { label: t('settings.profile.joined'), value: formats.date(user?.created) },
              ]}
            />
            {name.trim() !== '' && (
              <CommandBlock command={`heed api auth.updateProfile ${formatShellOption('name', name)}`} />
            )}
          </Stack>
        </Panel>
      </form>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('settings.profile.unsaved')}
        onSave={submit}
        onDiscard={discard}
      />
    </Page>
  )
})
