import CategoryOutlined from 'virtual:icon/CategoryOutlined'
import UploadFile from 'virtual:icon/UploadFileOutlined'
import { getCatalogAvailability, type ResourceContent, resourceTypes } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useActionParam } from '../../../app/page/useActionParam.ts'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ShieldPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LibraryCard } from './LibraryCard.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { LibraryItemPreview } from './LibraryItemPreview.tsx'
import { LibraryShelf } from './LibraryShelf.tsx'
import { LibraryStore } from './LibraryStore.ts'
import { findSectionLock } from './sectionLock.ts'
import { getItemKey, groupIntoShelves, type ItemsOfType, listCategories, listLanguages } from './shelves.ts'
import { type LibraryPlace, useLibraryPlace } from './useLibraryPlace.ts'

const ImportPackageDialog = createLazyOverlay(
  async () => (await import('../upload/ImportPackageDialog.tsx')).ImportPackageDialog,
  { texts: ['packages'] },
)

export const LibraryPage = observer(function LibraryPage() {
  const { t } = useTranslation()
  const company = useCompany()
  const { languages, session } = useRoot()
  const navigate = useNavigate()
  const [isImporting, setImporting] = useDraftFlag('content/import')
  const store = useCompanyStore(LibraryStore)
  const place = useLibraryPlace()
  useEffect(() => void store.load(), [store])
  const { value: items } = store.items
  const { error, onRetry } = toFailureProps(store.items)
  const { filters, move, close } = place
  const { shelves, opened: openedCategory, among: siblings } = useShelves(items, place)
  const hasNoMatches = shelves?.every(({ matches }) => matches.length === 0)
  const { type, category, language } = filters
  useResultsAnnouncement(
    { search: place.search, filters: { type, category, language } },
    {
      count: shelves?.reduce((sum, { matches }) => sum + matches.length, 0),
      emptyText: t('content.nothing'),
    },
  )
  const languageOptions = languages.choices(listLanguages(items ?? []))
  const load = {
    key: 'import',
    label: t('content.import'),
    icon: <UploadFile />,
    onRun: () => setImporting(true),
    hidden: !session.isAdmin,
  }
  useActionParam([load])
  return (
    <Page
      title={t('content.title')}
      primary={load}
      actions={[
        {
          key: 'catalog',
          label: t('content.catalog'),
          icon: <CategoryOutlined />,
          to: paths.catalog(),
          hidden: getCatalogAvailability(company) !== 'open',
        },
      ]}
    >
      {items && filters.open !== null && !openedCategory && <MissingItemBanner onClose={close} />}
      <LibraryFilters items={items} languages={languageOptions} place={place} />
      {!items && error !== undefined ? (
        <Panel>
          <ErrorState title={error} onRetry={onRetry} />
        </Panel>
      ) : hasNoMatches ? (
        <EmptyLibrary items={items ?? []} place={place} />
      ) : (
        <LibraryShelves shelves={shelves} place={place} />
      )}
      {openedCategory && (
        <LibraryItemPreview
          item={openedCategory}
          siblings={siblings}
          language={filters.language ?? undefined}
          onMove={move}
          onClose={close}
        />
      )}
      {isImporting && (
        <ImportPackageDialog
          onClose={() => setImporting(false)}
          onImported={(scormId) => {
            setImporting(false)
            void navigate(paths.importedContent({ scormId }))
          }}
        />
      )}
    </Page>
  )
})

function useShelves(items: readonly ResourceContent[] | undefined, { search, filters }: LibraryPlace) {
  const { type, category, language, open } = filters
  const shelves = useMemo(
    () => items && groupIntoShelves(items, { type, category, language, search }),
    [items, type, category, language, search],
  )
  const openedItem = items?.find((item) => getItemKey(item) === open)
  const shelfItems =
    shelves?.flatMap((shelf) => shelf.matches).filter((item) => item.type === openedItem?.type) ?? []
  return {
    shelves,
    opened: openedItem,
    among: openedItem && !shelfItems.includes(openedItem) ? [openedItem] : shelfItems,
  }
}

function MissingItemBanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner tone="warning" action={{ key: 'close', label: t('content.showLibrary'), onRun: onClose }}>
        {t('content.noItem')}
      </Banner>
    </div>
  )
}

function EmptyLibrary({ items, place }: { items: readonly ResourceContent[]; place: LibraryPlace }) {
  const { t } = useTranslation()
  const { filters, isNarrowed, clear } = place
  const { type, category } = filters
  const isNoCategory = category !== null && !listCategories(items, type).includes(category)
  const text = isNoCategory
    ? t('content.noCategory', { category })
    : isNarrowed
      ? t('content.nothingFound')
      : undefined
  return (
    <Panel>
      <EmptyState
        picture={!isNarrowed && <ShieldPicture />}
        title={t('content.nothing')}
        text={text}
        action={isNarrowed ? { key: 'clear', label: t('content.clear'), onRun: clear } : undefined}
      />
    </Panel>
  )
}

type ShelvesProps = { shelves: readonly ItemsOfType[] | undefined; place: LibraryPlace }

const LibraryShelves = observer(function LibraryShelves({ shelves, place }: ShelvesProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const { filters, set, open, isNarrowed } = place
  const { type, language, all } = filters
  return resourceTypes
    .filter((resourceType) => type === null || resourceType === type)
    .map((resourceType) => {
      const ownShelf = shelves?.find((shelf) => shelf.type === resourceType)
      const lock = findSectionLock(ownShelf?.items ?? [], company)
      if (isNarrowed && ownShelf?.matches.length === 0) return null
      return (
        <LibraryShelf
          key={resourceType}
          items={ownShelf}
          title={t(`content.types.${resourceType}`)}
          isWhole={all.includes(resourceType)}
          lock={lock}
          onExpandedChange={(isExpanded) =>
            set({
              all: resourceTypes.filter((otherType) =>
                otherType === resourceType ? isExpanded : all.includes(otherType),
              ),
            })
          }
        >
          {(item) => (
            <LibraryCard
              item={item}
              language={language}
              isSectionLocked={lock?.isWhole ?? false}
              onOpen={open}
            />
          )}
        </LibraryShelf>
      )
    })
})
