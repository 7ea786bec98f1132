import ArrowForward from 'virtual:icon/ArrowForward'
import Business from 'virtual:icon/BusinessOutlined'
import OpenInNew from 'virtual:icon/OpenInNew'
import { type Company, companyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../leave/useSwitchCompany.ts'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { buildMenu } from '../screens/menu.ts'
import { type FinderResult, MAX_FOUND, type ShowActions } from './finder.ts'
import type { PaletteSearch } from './PaletteSearch.ts'
import { Option, Options, PlaceSkeleton } from './parts.tsx'
import { createNameFilter, type Place, selectCompanyPlaces, selectPlaces } from './places.ts'

type PlacesProps = { search: PaletteSearch; onOpen: (to: string) => void }

export const Places = observer(function Places({ search, onOpen }: PlacesProps) {
  const { t, i18n } = useTranslation()
  const root = useRoot()
  const { text } = search
  const fits = createNameFilter(text)
  const isNamed = (place: Place) => !search.awaits(place) && i18n.exists(place.title)
  const elsewhere = buildMenu(root).filter(({ isExternal, title }) => isExternal && fits(t(title)))
  const found = selectPlaces(root).filter((place) =>
    isNamed(place)
      ? fits(t(place.title)) || fits(place.detail ?? '')
      : search.awaits(place) && text.trim() === '',
  )
  if (found.length + elsewhere.length === 0) return null
  return (
    <Options label={t('palette.screens')}>
      {found.map((place) =>
        isNamed(place) ? (
          <Option
            key={place.key}
            label={t(place.title)}
            detail={place.detail}
            icon={<ArrowForward aria-hidden />}
            onTake={() => onOpen(place.to)}
          />
        ) : (
          <PlaceSkeleton key={place.key} />
        ),
      )}
      {elsewhere.map(({ code, title, to }) => (
        <Option
          key={code}
          label={t(title)}
          detail={t('shell.newTab')}
          icon={<OpenInNew aria-hidden />}
          onTake={() => window.open(to, '_blank', 'noopener')}
        />
      ))}
    </Options>
  )
})

type CompaniesProps = {
  search: PaletteSearch
  onClose: () => void
  onOpen: (to: string) => void
  onAct: (found: FinderResult) => void
}

export const Companies = observer(function Companies({ search, onClose, onOpen, onAct }: CompaniesProps) {
  const { t } = useTranslation()
  const root = useRoot()
  const { session } = root
  const switchCompany = useSwitchCompany()
  const { text } = search
  const fits = createNameFilter(text)
  const found = session.companies.filter((company) => fits(companyName(company))).slice(0, MAX_FOUND)
  if (text.trim() === '' || found.length === 0) return null
  return (
    <Options label={t('shell.companies')}>
      {found.map((company) => (
        <Option
          key={company.company_id}
          label={companyName(company)}
          detail={t('shell.people', { count: company.users_total })}
          icon={<Business aria-hidden />}
          onTake={() => {
            if (company.company_id === session.companyId) onOpen(paths.home())
            else {
              onClose()
              switchCompany(company.company_id)
            }
          }}
          onMore={() => {
            search.nameScreens(selectCompanyPlaces(root, company))
            onAct(companyFound(company, search))
          }}
        />
      ))}
    </Options>
  )
})

const companyFound = (company: Company, search: PaletteSearch): FinderResult => ({
  key: `company ${String(company.company_id)}`,
  name: companyName(company),
  to: paths.home(),
  actions: (show) => <InCompany {...{ company, search, show }} />,
})

type InCompanyProps = { company: Company; search: PaletteSearch; show: ShowActions }

const InCompany = observer(function InCompany({ company, search, show }: InCompanyProps) {
  const { t, i18n } = useTranslation()
  const root = useRoot()
  const switchCompany = useSwitchCompany()
  const { company_id: id } = company
  const actions = selectCompanyPlaces(root, company).map(({ key, title, to }) => ({
    key,
    label: t(title),
    icon: <ArrowForward aria-hidden />,
    hidden: search.awaits({ title }) || !i18n.exists(title),
    ...(id === root.session.companyId ? { to } : { onRun: () => switchCompany(id, to) }),
  }))
  return <>{show(actions)}</>
})

type ThingsProps = {
  search: PaletteSearch
  onOpen: (to: string) => void
  onAct: (found: FinderResult) => void
}

export const FinderGroups = observer(function FinderGroups({ search, onOpen, onAct }: ThingsProps) {
  const { t } = useTranslation()
  return search.shown.map(({ finder, found }) => (
    <Options key={`${finder.title} ${finder.owner ?? ''}`} label={t(finder.title, { name: finder.owner })}>
      {found.map((one) => (
        <Option
          key={one.key}
          label={one.name}
          detail={one.detail}
          icon={finder.icon}
          onTake={() => onOpen(one.to)}
          onMore={one.actions && (() => onAct(one))}
        />
      ))}
    </Options>
  ))
})
