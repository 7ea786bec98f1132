import { companyName } from '@heed/contracts'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Business from '@mui/icons-material/BusinessOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../RootContext.tsx'
import { menuOf } from '../shell/menu.ts'
import { useSwitchCompany } from '../shell/useSwitchCompany.ts'
import { type Found, MOST_FOUND } from './finder.ts'
import type { PaletteSearch } from './PaletteSearch.ts'
import { Option, Options } from './parts.tsx'
import { loadTitles, named, placesOf } from './places.ts'

/** Screens of the console, and what the menu has elsewhere. */
export const Places = observer(function Places({
  text,
  onOpen,
}: {
  text: string
  onOpen: (to: string) => void
}) {
  const { t } = useTranslation()
  const root = useRoot()
  const places = placesOf(root)
  const [isKnown, setKnown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens of a person are the same while it is open
  useEffect(() => {
    void loadTitles(places).then(() => setKnown(true))
  }, [])
  const fits = named(text)
  const elsewhere = menuOf(root).filter(({ isExternal, title }) => isExternal && fits(t(title)))
  const found = isKnown ? places.filter(({ title, detail = '' }) => fits(t(title)) || fits(detail)) : []
  if (found.length + elsewhere.length === 0) return null
  return (
    <Options label={t('palette.screens')}>
      {found.map(({ key, title, detail, to }) => (
        <Option
          key={key}
          label={t(title)}
          detail={detail}
          icon={<ArrowForward aria-hidden />}
          onTake={() => onOpen(to)}
        />
      ))}
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

/** Other companies of the person, once one is looked for. */
export const Companies = observer(function Companies({
  text,
  onClose,
}: {
  text: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const switchCompany = useSwitchCompany()
  const fits = named(text)
  const found = session.companies
    .filter((company) => company.company_id !== session.companyId && fits(companyName(company)))
    .slice(0, MOST_FOUND)
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
            onClose()
            switchCompany(company.company_id)
          }}
        />
      ))}
    </Options>
  )
})

type ThingsProps = {
  search: PaletteSearch
  onOpen: (to: string) => void
  onAct: (found: Found) => void
}

/** What the areas have found. */
export const Things = observer(function Things({ search, onOpen, onAct }: ThingsProps) {
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
