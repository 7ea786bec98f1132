import { getIntegrationState, type IntegrationSummary } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/page/Page.tsx'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { Columns, Stack } from '../../../ui/layout.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { PlugPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { ServiceCard } from './ServiceCard.tsx'

const isConnected = (service: IntegrationSummary) => getIntegrationState(service) !== 'disconnected'

export const IntegrationsPage = observer(function IntegrationsPage() {
  const { t } = useTranslation()
  const { load, services } = useCompanyStore(IntegrationsStore)
  useEffect(() => void load(), [load])
  const { error, onRetry } = toFailureProps(services)
  return (
    <Page title={t('integrations.title')} summary={t('integrations.summary')}>
      {services.value ? (
        <Stack>
          <Services
            title={t('integrations.connected')}
            services={services.value.filter(isConnected)}
            emptyTitle={t('integrations.noneConnected')}
          />
          <Services
            title={t('integrations.available')}
            services={services.value.filter((service) => !isConnected(service))}
            emptyTitle={t('integrations.allConnected')}
          />
        </Stack>
      ) : error === undefined ? (
        <CardSkeleton height={420} />
      ) : (
        <Panel>
          <ErrorState title={t('integrations.notLoaded')} text={error} onRetry={onRetry} />
        </Panel>
      )}
    </Page>
  )
})

type ServicesProps = { title: string; services: readonly IntegrationSummary[]; emptyTitle: string }

function Services({ title, services, emptyTitle }: ServicesProps) {
  return (
    <Panel title={title} count={services.length}>
      {services.length === 0 ? (
        <EmptyState picture={<PlugPicture />} title={emptyTitle} />
      ) : (
        <Columns>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </Columns>
      )}
    </Panel>
  )
}
