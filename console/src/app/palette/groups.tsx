import ArrowForward from 'virtual:icon/ArrowForward'
import Business from 'virtual:icon/BusinessOutlined'
import OpenInNew from 'virtual:icon/OpenInNew'
import { type Company, getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../leave/useSwitchCompany.ts'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { buildMenu } from '../screens/menu.ts'
import { type FinderResult, MAX_FOUND, type ShowActions } from './finder.ts'
import type { PaletteSearch } from './PaletteSearch.ts'
import { OptionGroup, PaletteOption, PlaceSkeleton } from './parts.tsx'
import { createNameFilter, type Place, selectCompanyPlaces, selectPlaces } from './places.ts'

type PlacesProps = { search: PaletteSearch; onOpen: (to: string) => void }

export const PlaceOptions = observer(function PlaceOptions({ search, onOpen }: PlacesProps) {
  const { t, i18n } = useTranslation()
  const root = useRoot()
  const { text } = search
  const matches = createNameFilter(text)
  const isNamed = (place: Place) => !search.isPending(place) && i18n.exists(place.title)
  const externalEntries = buildMenu(root).filter(({ isExternal, title }) => isExternal && matches(t(title)))
  const matchingPlaces = selectPlaces(root).filter((place) =>
    isNamed(place)
      ? matches(t(place.title)) || matches(place.detail ?? '')
      : search.isPending(place) && text.trim() === '',
  )
  if (matchingPlaces.length + externalEntries.length === 0) return null
  return (
    <OptionGroup label={t('palette.screens')}>
      {matchingPlaces.map((place) =>
        isNamed(place) ? (
          <PaletteOption
            key={place.key}
            label={t(place.title)}
            detail={place.detail}
            icon={<ArrowForward aria-hidden />}
            onSelect={() => onOpen(place.to)}
          />
        ) : (
          <PlaceSkeleton key={place.key} />
        ),
      )}
      {externalEntries.map(({ code, title, to }) => (
        <PaletteOption
          key={code}
          label={t(title)}
          detail={t('shell.newTab')}
          icon={<OpenInNew aria-hidden />}
          onSelect={() => window.open(to, '_blank', 'noopener')}
        />
      ))}
    </OptionGroup>
  )
})

type CompaniesProps = {
  search: PaletteSearch
  onClose: () => void
  onOpen: (to: string) => void
  onShowActions: (result: FinderResult) => void
}

export const CompanyOptions = observer(function CompanyOptions({
  search,
  onClose,
  onOpen,
  onShowActions,
}: CompaniesProps) {
  const { t } = useTranslation()
  const root = useRoot()
  const { session } = root
  const switchCompany = useSwitchCompany()
  const { text } = search
  const matches = createNameFilter(text)
  const matchingCompanies = session.companies
    .filter((company) => matches(getCompanyName(company)))
    .slice(0, MAX_FOUND)
  if (text.trim() === '' || matchingCompanies.length === 0) return null
  return (
    <OptionGroup label={t('shell.companies')}>
      {matchingCompanies.map((company) => (
        <PaletteOption
          key={company.company_id}
          label={getCompanyName(company)}
          detail={t('shell.people', { count: company.users_total })}
          icon={<Business aria-hidden />}
          onSelect={() => {
            if (company.company_id === session.companyId) onOpen(paths.home())
            else {
              onClose()
              switchCompany(company.company_id)
            }
          }}
          onMore={() => {
            search.loadScreenNames(selectCompanyPlaces(root, company))
            onShowActions(toFinderResult(company, search))
          }}
        />
      ))}
    </OptionGroup>
  )
})

const toFinderResult = (company: Company, search: PaletteSearch): FinderResult => ({
  key: `company ${String(company.company_id)}`,
  name: getCompanyName(company),
  to: paths.home(),
  actions: (renderActions) => <CompanyActions {...{ company, search, show: renderActions }} />,
})

type CompanyActionsProps = { company: Company; search: PaletteSearch; show: ShowActions }

const CompanyActions = observer(function CompanyActions({ company, search, show }: CompanyActionsProps) {
  const { t, i18n } = useTranslation()
  const root = useRoot()
  const switchCompany = useSwitchCompany()
  const { company_id: id } = company
  const actions = selectCompanyPlaces(root, company).map(({ key, title, to }) => ({
    key,
    label: t(title),
    icon: <ArrowForward aria-hidden />,
    hidden: search.isPending({ title }) || !i18n.exists(title),
    ...(id === root.session.companyId ? { to } : { onRun: () => switchCompany(id, to) }),
  }))
  return <>{show(actions)}</>
})

type FinderGroupsProps = {
  search: PaletteSearch
  onOpen: (to: string) => void
  onShowActions: (result: FinderResult) => void
}

export const FinderGroups = observer(function FinderGroups({
  search,
  onOpen,
  onShowActions,
}: FinderGroupsProps) {
  const { t } = useTranslation()
  return search.shown.map(({ finder, results }) => (
    <OptionGroup
      key={`${finder.title} ${finder.owner ?? ''}`}
      label={t(finder.title, { name: finder.owner })}
    >
      {results.map((result) => (
        <PaletteOption
          key={result.key}
          label={result.name}
          detail={result.detail}
          icon={finder.icon}
          onSelect={() => onOpen(result.to)}
          onMore={result.actions && (() => onShowActions(result))}
        />
      ))}
    </OptionGroup>
  ))
})
