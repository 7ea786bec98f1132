import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { FileTree } from './FileTree.tsx'
import { Findings } from './Findings.tsx'
import { formatFileSize } from './fileSize.ts'
import type { PackageReading } from './PackageReading.ts'

export const PackageReport = observer(function PackageReport({ reading }: { reading: PackageReading }) {
  const { t } = useTranslation()
  const { formats, languages } = useRoot()
  const { examination, file } = reading
  if (!examination || !file) return null
  const { facts, findings, files, repaired, outside } = examination
  return (
    <>
      {!facts && <Banner tone="error">{t('packages.refused')}</Banner>}
      {facts && findings.length > 0 && (
        <Banner tone="warning">
          {reading.mustBeFixed
            ? t('packages.mustBeMended', { count: findings.length })
            : t('packages.mayBeMended', { count: findings.length })}
        </Banner>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      {facts && repaired && !reading.mustBeFixed && (
        <CheckBox
          label={t('packages.mendIt')}
          checked={reading.wantsFixes}
          onChange={(isChecked) => reading.setFixing(isChecked)}
        />
      )}
      {facts && (
        <KeyValueList
          items={[
            { label: t('packages.kind'), value: facts.version },
            { label: t('packages.titleInside'), value: facts.name || t('packages.none') },
            { label: t('packages.beginsAt'), value: facts.entryPoint },
            {
              label: t('packages.languages'),
              value: facts.languages.map(languages.getName).join(', ') || t('packages.none'),
            },
            { label: t('packages.size'), value: formatFileSize(t, file.size) },
          ]}
        />
      )}
      {facts && outside.length > 0 && (
        <Banner tone="info">{t('packages.outside', { hosts: formats.list(outside) })}</Banner>
      )}
      {files.length > 0 && <FileTree files={files} />}
    </>
  )
})
