import { appVersion } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Page } from '../../app/page/Page.tsx'
import { useRoot } from '../../app/root/RootContext.tsx'
import { formatWithZone } from '../../lib/dates/timeFormats.ts'
import { useFormats } from '../../ui/formats.ts'
import { PageBody } from '../../ui/layout.ts'
import { KeyValueList } from '../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'

export const TestingPage = observer(function TestingPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { branding, clock, environment, languages, locale } = useRoot()
  if (!branding.value) return null
  const items = [
    { label: t('demo.version'), value: appVersion },
    { label: t('demo.brand'), value: branding.name },
    { label: t('demo.api'), value: environment.config.apiUrl },
    { label: t('demo.language'), value: locale.formats.language },
    { label: t('demo.languages'), value: formats.number(languages.all.length) },
    { label: t('demo.time'), value: formatWithZone(formats, clock.now()) },
  ]
  return (
    <PageBody>
      <Page title={t('demo.testing')}>
        <Panel>
          <KeyValueList items={items} />
        </Panel>
      </Page>
    </PageBody>
  )
})
