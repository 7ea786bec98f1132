import { toCategoryPath } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../../../app/page/Page.tsx'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { CardGrid } from '../../../ui/cards/CardGrid.tsx'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CatalogShelf } from './CatalogShelf.tsx'
import { CatalogStore } from './CatalogStore.ts'

export const CatalogPage = observer(function CatalogPage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(CatalogStore)
  const categoryParam = useSearchParams()[0].get('category')
  useEffect(() => void store.load(), [store])
  const { value: categories } = store.categories
  const { error, onRetry } = toFailureProps(store.categories)
  const visibleCategories = categories?.filter(
    ({ name }) => categoryParam === null || toCategoryPath(name) === categoryParam,
  )
  const tabs = [
    { to: paths.catalog(), label: t('content.all'), count: countSubjects(categories) },
    ...(categories ?? []).map(({ name, subjects }) => ({
      to: withQuery(paths.catalog(), { category: toCategoryPath(name) }),
      label: name,
      count: subjects.length,
    })),
  ]
  const renderContent = () => {
    if (!categories && error !== undefined) {
      return (
        <Panel>
          <ErrorState title={error} onRetry={onRetry} />
        </Panel>
      )
    }
    if (!visibleCategories) {
      return (
        <CardGrid label={t('content.catalog')} items={[]} itemId={String} loading empty={null}>
          {() => null}
        </CardGrid>
      )
    }
    if (visibleCategories.length === 0) {
      return (
        <Panel>
          <EmptyState
            title={t('content.nothing')}
            text={categoryParam === null ? undefined : t('content.noCategory', { category: categoryParam })}
            action={
              categoryParam === null
                ? undefined
                : { key: 'all', label: t('content.all'), to: paths.catalog() }
            }
          />
        </Panel>
      )
    }
    return visibleCategories.map((category) => <CatalogShelf key={category.name} category={category} />)
  }
  return (
    <Page
      title={t('content.catalog')}
      back={{ to: history.getLastLink(paths.content()), label: t('content.back') }}
    >
      <LinkTabs label={t('content.category')} tabs={tabs} />
      {renderContent()}
    </Page>
  )
})

const countSubjects = (categories: readonly { subjects: readonly unknown[] }[] | undefined) =>
  categories?.reduce((sum, { subjects }) => sum + subjects.length, 0) ?? null
