import { type Company, containing, menuTabs, type PartnerAccount } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import { ASKED } from '../page/useAsked.ts'
import { withQuery } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'
import { accountMenu } from '../screens/menu.ts'
import type { Screen } from '../screens/screen.ts'
import { slashForm } from '../screens/slashForm.ts'
import type { Who } from '../session/sessionTypes.ts'

const accountsOf = ({ user }: RootStore['session']) => user?.superForAccounts ?? []

export interface Place {
  key: string
  title: ParseKeys
  detail?: string
  to: string
}

/** False for locked pages and for public pages without palette actions. */
export function isOpenTo(
  { session, branding }: RootStore,
  { who, when, section, account, does }: Screen,
  company = session.company,
): boolean {
  if (who === 'public') return does !== undefined
  if (who === 'guest' || !session.isAtLeast(who, company)) return false
  if (account) return accountsOf(session).length > 0
  if (isOfNoCompany(who)) return true
  if (!company || !branding.value) return false
  const tab = menuTabs(company, branding.value).find(({ code }) => code === section)
  return (when?.(company) ?? 'open') === 'open' && (tab?.enabled ?? true)
}

const isOfNoCompany = (who: Who) => who === 'user' || who === 'super'

function openScreens(root: RootStore, company?: Company): Screen[] {
  const open = screens.filter(
    (screen) => !screen.path.includes(':') && !screen.account && isOpenTo(root, screen, company),
  )
  const firsts = new Map(open.toReversed().map((screen) => [screen.title, screen]))
  return open.filter((screen) => firsts.get(screen.title) === screen)
}

const placeOf = ({ path, title, does }: Screen): Place => ({
  key: path,
  title: does ?? title,
  to: slashForm({ pathname: path, search: '' }) ?? path,
})

export function placesOf(root: RootStore): Place[] {
  const own = openScreens(root).flatMap((screen) => {
    const place = placeOf(screen)
    const offers = screen.offers?.filter(({ may }) => may?.(root.session) ?? true) ?? []
    return [
      place,
      ...offers.map(({ key, title }) => ({
        title,
        key: `${place.key} ${key}`,
        to: withQuery(place.to, { [ASKED]: key }),
      })),
    ]
  })
  return [...own, ...accountsOf(root.session).flatMap(placesOfAccount)]
}

export const placesIn = (root: RootStore, company: Company): Place[] =>
  openScreens(root, company)
    .filter(({ who }) => who !== 'public' && !isOfNoCompany(who))
    .map(placeOf)

const placesOfAccount = (account: PartnerAccount): Place[] =>
  accountMenu(account).map(({ title, to }) => ({ key: to, title, detail: account.name, to }))

export const sectionOf = ({ title }: Pick<Place, 'title'>): string => title.split('.')[0] ?? title

export const textsOf = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(sectionOf))

export const named =
  (text: string) =>
  (name: string): boolean =>
    containing(text.trim())(name)
