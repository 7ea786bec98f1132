import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ResourcePage } from '../../app/page/SubjectPage.tsx'
import { paths } from '../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { parseId } from '../../lib/addresses/pathId.ts'
import { IncidentsStore } from './IncidentsStore.ts'
import { SeverityBadge } from './severities.tsx'

export const IncidentPage = observer(function IncidentPage() {
  const { t } = useTranslation()
  const { load, one: incident } = useCompanyStore(IncidentsStore)
  const { history } = useRoot()
  const id = parseId(useParams().incidentId)
  useEffect(() => void (id && load(id)), [load, id])
  return (
    <ResourcePage
      of={id === undefined ? undefined : incident}
      missing={{ title: t('incidents.missing'), text: t('incidents.missingText') }}
      title={incident.value?.subject}
      back={{ to: history.getLastLink(paths.incidents()), label: t('incidents.back') }}
      aside={incident.value && <SeverityBadge {...incident.value} />}
    >
      {incident.value?.reporter}
    </ResourcePage>
  )
})
