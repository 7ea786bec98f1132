import { getCompanyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, formatCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { getKeyFacts } from './apiKeys.ts'
import { hasExpired, parseExpiry } from './expiry.ts'

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'key' },
  { key: 'value', title: 'value' },
]

const expiryColumn: Column = {
  key: 'expires',
  title: 'expires (utc)',
  show: (end) => formatCell(end).slice(0, 16).replace('T', ' '),
}

export async function listKeys(context: Context): Promise<TableOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { apikeys } = await client.apikeys.list({ companyId: company.company_id })
  const companyLabel = sanitizeText(getCompanyName(company))
  const rows = apikeys.map((key) => ({
    ...getKeyFacts(key),
    expires: parseExpiry(key.name)?.toISOString() ?? null,
  }))
  const expiredCount = apikeys.filter(({ name }) => hasExpired(name, context.now())).length
  const expiredHint =
    expiredCount > 0
      ? [
          `Delete ${formatCount(expiredCount, 'expired key')}: heed keys expire --company ${company.company_id}`,
        ]
      : []
  return {
    kind: 'table',
    // Keys have no end on the platform, so the column only appears for replaced keys.
    columns: [...columns, { ...expiryColumn, dataOnly: rows.every(({ expires }) => expires === null) }],
    rows,
    empty: `${companyLabel} has no API keys.`,
    ...(apikeys.length > 0 && !context.quiet
      ? { note: [`${companyLabel} · ${formatCount(apikeys.length, 'key')}`, ...expiredHint].join('\n') }
      : {}),
  }
}
