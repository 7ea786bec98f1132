import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'

export const PAGE_SIZE = 30

type OutboxQuery = { kind?: string; search?: string; page?: number; mail?: number }

const parseNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

function makeQuery({ kind, search, page, mail }: OutboxQuery): string {
  const query = new URLSearchParams()
  if (kind !== undefined) query.set('kind', kind)
  if (search !== undefined && search !== '') query.set('search', search)
  if (page !== undefined && page > 0) query.set('page', String(page + 1))
  if (mail !== undefined) query.set('mail', String(mail))
  const text = query.toString()
  return text === '' ? paths.outbox : `${paths.outbox}?${text}`
}

export function useOutbox() {
  const [query, setQuery] = useSearchParams()
  const kind = query.get('kind') ?? undefined
  const search = query.get('search') ?? ''
  const page = Math.max(0, (parseNumber(query.get('page')) ?? 1) - 1)
  const mail = parseNumber(query.get('mail'))
  const baseQuery = { ...(kind === undefined ? {} : { kind }), search, page }
  return {
    kind,
    search,
    page,
    mail,
    list: makeQuery(baseQuery),
    toMail: (id: number) => makeQuery({ ...baseQuery, mail: id }),
    toKind: (name: string | undefined) =>
      makeQuery({ search, ...(name === undefined ? {} : { kind: name }) }),
    toPage: (number: number) => makeQuery({ ...baseQuery, page: number }),
    setSearch: (text: string) =>
      setQuery(new URL(makeQuery({ ...baseQuery, search: text, page: 0 }), 'http://desk').searchParams, {
        replace: true,
      }),
  }
}
