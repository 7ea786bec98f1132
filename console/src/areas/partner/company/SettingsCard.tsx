import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../../../app/leave/useSwitchCompany.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SizedSkeleton } from '../../../ui/states/SizedSkeleton.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import type { CompanyStore } from './CompanyStore.ts'

export const SettingsCard = observer(function SettingsCard({ store }: { store: CompanyStore }) {
  const { t } = useTranslation()
  const { languages, notices } = useRoot()
  const saveMutation = useMutation()
  const switchCompany = useSwitchCompany()
  const company = store.info.value
  const { defaultLanguage: code = 'en', company_id: id = store.companyId } = company ?? {}
  const save = async (languageCode: string) => {
    if (!company) return
    await saveMutation.run(async () => {
      await store.setLanguage(languageCode)
      const textValues = { name: getCompanyName(company), language: languages.getName(languageCode) }
      notices.show('success', t('partner.languageSaved', textValues))
    })
    if (saveMutation.failure) notices.show('error', saveMutation.failure.text)
  }
  const appearanceAction = {
    key: 'looks',
    label: t('partner.looks'),
    onRun: () => switchCompany(id, paths.appearance()),
  }
  const content = (
    <>
      <SelectBox
        label={t('partner.language')}
        helper={t('partner.languageHelp')}
        value={code}
        options={languages.choices([...new Set([code, ...languages.all.map((item) => item.code)])])}
        onChange={(languageCode) => void save(languageCode)}
      />
      <MutedText style={{ display: 'block', marginTop: 16 }}>{t('partner.looksHelp')}</MutedText>
      <ActionButton look="text" size="small" flush action={appearanceAction} />
      <div style={{ marginTop: 12 }}>
        <CommandBlock command={`heed companies language set ${code} --company ${String(id)}`} />
      </div>
    </>
  )
  return (
    <Panel title={t('partner.settings')}>
      {company ? content : <SizedSkeleton>{content}</SizedSkeleton>}
    </Panel>
  )
})
