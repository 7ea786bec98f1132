import type { Transport } from '@heed/contracts'
import { matchRoutes } from 'react-router'
import type { Early } from '../../lib/fetchedEarly.ts'
import { AccountStores } from '../AccountStores.ts'
import { accountAt } from '../accountAt.ts'
import { firstOf } from '../asksFirst.ts'
import { CompanyStores } from '../CompanyStores.ts'
import type { RootStore } from '../RootStore.ts'
import { loadScreen, screens } from '../screens.ts'

/** Milliseconds after which nobody comes for an answer any more: what is asked later is asked anew. */
const KEPT = 10_000

/** Read to its end: while a page is drawn the browser puts off what is left to read, and each answer then draws it anew. */
async function whole(answer: Response): Promise<Response> {
  const text = await answer.text()
  return Object.assign(new Response(text || null, answer), { text: async () => text })
}

/** Asks, and keeps the answer for the page, which will ask the same; nobody waits for it here. */
const asking =
  (early: Early): Transport =>
  ({ url, headers }) => {
    early.keep(url, fetch(url, { headers }).then(whole))
    setTimeout(() => void early.take(url, { headers }), KEPT)
    return new Promise(() => undefined)
  }

/**
 * Asks for what the page of a link loads first, while its brand is on its way and nothing of it is drawn yet. Where the
 * link says more than the page, this may ask something else.
 */
export async function askFirst(root: RootStore, path: string): Promise<void> {
  const { session, formats } = root
  const { company, user } = session
  const early = window.heedEarly
  if (path.includes('?') || !early || !company) return
  const [{ route: named, params } = {}] = matchRoutes([...screens], path) ?? []
  const screen = screens.find((one) => one.path === named?.standsFor) ?? named
  if (!params || !screen) return
  if (screen.when && screen.when(company) !== 'open') return
  const ask = firstOf(await loadScreen(screen))
  // However long its code took: before that it could not be drawn, and has asked nothing itself.
  const client = root.clientOver(asking(early))
  const partnerId = accountAt(path, user)
  const nothing = () => undefined
  ask?.({
    company,
    path,
    params,
    zone: formats.zone,
    stores: new CompanyStores({ client, companyId: company.company_id, onSeats: nothing }),
    account:
      partnerId === undefined
        ? undefined
        : new AccountStores({ client, partnerId, onCompany: nothing, onGone: nothing }),
  })
}
