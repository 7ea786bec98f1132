import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatRenameCommand } from '../../../lib/commands/companyCommand.ts'
import { FormNotices } from '../../../parts/forms/FormNotices.tsx'
import { SaveBar } from '../../../parts/forms/SaveBar.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useReloadCompany } from '../useFreshCompany.ts'
import { CertificatePanel } from './CertificatePanel.tsx'
import { FlagSwitch } from './FlagSwitch.tsx'
import { useCompanyForm } from './useCompanyForm.ts'

const AnonymousDialog = createLazyOverlay(async () => (await import('./AnonymousDialog.tsx')).AnonymousDialog)

const LoggingPanel = observer(function LoggingPanel() {
  const { t } = useTranslation()
  const isAlreadyAnonymous = isAnonymous(useCompany())
  const [isDialogOpen, setDialogOpen] = useDraftFlag('anonymous')
  return (
    <Panel title={t('settings.logging.title')}>
      <CheckBox
        kind="switch"
        label={t('settings.logging.label')}
        helper={t(isAlreadyAnonymous ? 'settings.logging.isOff' : 'settings.logging.help')}
        checked={!isAlreadyAnonymous}
        disabledReason={isAlreadyAnonymous ? t('settings.logging.forGood') : undefined}
        onChange={() => setDialogOpen(true)}
      />
      {isDialogOpen && !isAlreadyAnonymous && <AnonymousDialog onClose={() => setDialogOpen(false)} />}
    </Panel>
  )
})

export const CompanyPage = observer(function CompanyPage() {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const company = useCompany()
  const { form, submit, error, isOverwriting, discard, isDirty, busy } = useCompanyForm()
  useReloadCompany()
  const codes = (company.languages ?? []).map(({ code }) => code)
  const name = form.watch('company_name')
  const openAction = { key: 'open', label: t('settings.company.changeLooks'), to: paths.appearance() }
  return (
    <Page title={t('shell.side.company')} summary={t('settings.company.summary')}>
      <FormNotices error={error} isOverwriting={isOverwriting} />
      <form noValidate onSubmit={submit}>
        <Stack>
          <Panel title={t('settings.company.title')}>
            <Stack>
              <TextInput
                control={form.control}
                name="company_name"
                label={t('settings.company.name')}
                helper={t('settings.company.nameHelp')}
                required
                autoComplete="off"
              />
              <Columns>
                <SelectInput
                  control={form.control}
                  name="defaultLanguage"
                  label={t('settings.company.language')}
                  helper={t('settings.company.languageHelp')}
                  options={languages.choices(codes)}
                />
                <SelectInput
                  control={form.control}
                  name="theme"
                  label={t('settings.company.theme')}
                  helper={t('settings.company.themeHelp')}
                  options={[
                    { value: '1', label: t('ui.scheme.dark') },
                    { value: '2', label: t('ui.scheme.light') },
                  ]}
                />
              </Columns>
              <CommandBlock command={formatRenameCommand(company.company_id, name)} />
            </Stack>
          </Panel>
          <Panel title={t('shell.side.appearance')} aside={<ActionButton action={openAction} size="small" />}>
            <MutedText>{t('settings.company.looks')}</MutedText>
          </Panel>
          <Panel title={t('settings.company.enrolment')}>
            <FlagSwitch
              flag="ui.sendEnrolment"
              label={t('settings.company.enrolmentOn')}
              helper={t('settings.company.enrolmentHelp')}
              getDoneText={(isEnabled) =>
                t(isEnabled ? 'settings.company.enrolmentIsOn' : 'settings.company.enrolmentIsOff')
              }
            />
          </Panel>
          <CertificatePanel control={form.control} />
          <LoggingPanel />
        </Stack>
      </form>
      <SaveBar
        {...{ isDirty, busy }}
        status={t('settings.company.unsaved')}
        onSave={submit}
        onDiscard={discard}
      />
    </Page>
  )
})
