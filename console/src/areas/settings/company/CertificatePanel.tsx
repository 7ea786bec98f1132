import Visibility from 'virtual:icon/VisibilityOutlined'
import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Columns, Stack } from '../../../ui/layout.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { CertificateSheet } from '../CertificateSheet.tsx'
import { FlagSwitch } from './FlagSwitch.tsx'
import type { CompanyForm } from './useCompanyForm.ts'

const CertificateDialog = createLazyOverlay(
  async () => (await import('./CertificateDialog.tsx')).CertificateDialog,
)

type Props = { control: CompanyForm['control'] }

export const CertificatePanel = observer(function CertificatePanel({ control }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useDraftFlag('certificate')
  const [header, footer, language] = useWatch({ control, name: ['header', 'footer', 'defaultLanguage'] })
  const isNameless = isAnonymous(useCompany())
  const { dirtyFields } = useFormState({ control })
  const previewAction = {
    key: 'preview',
    label: t('settings.certificate.preview'),
    icon: <Visibility />,
    onRun: () => setShown(true),
  }
  const text = { control, multiline: true, minRows: 3, maxRows: 8 } as const
  return (
    <Panel
      title={t('settings.certificate.heading')}
      aside={<ActionButton action={previewAction} size="small" />}
    >
      <Stack>
        <FlagSwitch
          flag="ui.certificates_enabled"
          label={t('settings.certificate.on')}
          helper={t(isNameless ? 'settings.certificate.nameless' : 'settings.certificate.onHelp')}
          disabledReason={isNameless ? t('settings.logging.isOff') : undefined}
          getDoneText={(isEnabled) =>
            t(isEnabled ? 'settings.certificate.switchedOn' : 'settings.certificate.switchedOff')
          }
        />
        <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(18.75rem, 100%), 1fr))' }}>
          <Stack style={{ alignContent: 'start' }}>
            <TextInput {...text} name="header" label={t('settings.certificate.header')} />
            <TextInput {...text} name="footer" label={t('settings.certificate.footer')} />
          </Stack>
          <CertificateSheet {...{ header, footer, language }} />
        </Columns>
      </Stack>
      {isShown && (
        <CertificateDialog
          isUnsaved={dirtyFields.header === true || dirtyFields.footer === true}
          onClose={() => setShown(false)}
        />
      )}
    </Panel>
  )
})
