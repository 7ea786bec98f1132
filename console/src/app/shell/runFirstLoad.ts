import { matchRoutes } from 'react-router'
import { runAsPreload } from '../../lib/requests/Resource.ts'
import { screens } from '../../screens.ts'
import { getFirstLoad } from '../page/firstLoad.ts'
import type { RootStore } from '../root/RootStore.ts'
import { loadScreen } from '../screens/loadScreen.ts'
import { parseAccountId } from '../session/parseAccountId.ts'

export async function runFirstLoad(root: RootStore, path: string): Promise<void> {
  const { session, formats } = root
  const { company, user } = session
  if (path.includes('?') || !window.heedEarly || !company) return
  const [{ route, params } = {}] = matchRoutes([...screens], path) ?? []
  const screen = screens.find((candidate) => candidate.path === route?.standsFor) ?? route
  if (!params || !screen) return
  if (screen.when && screen.when(company) !== 'open') return
  const firstLoader = getFirstLoad(await loadScreen(screen))
  const partnerId = parseAccountId(path, user)
  // A page that has rendered by now has already sent its own requests.
  runAsPreload(() =>
    firstLoader?.({
      company,
      path,
      params,
      zone: formats.zone,
      stores: root.getCompanyStores(company.company_id),
      account: partnerId === undefined ? undefined : root.getAccountStores(partnerId),
    }),
  )
}
