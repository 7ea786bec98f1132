import { type CampaignStatus, campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

const { draft, scheduled, active, completed } = campaignStatus

export const parseQuery = (path: string): URLSearchParams =>
  new URL(path, 'https://heed.example').searchParams

/** Responds to a campaign list request with the rows of its page and status, and with all counts. */
export function createListResponse<Row extends { status: CampaignStatus }>(
  rows: readonly Row[],
  path: string,
) {
  const query = parseQuery(path)
  const status = query.get('status')
  const from = Number(query.get('p')) * Number(query.get('n'))
  const matchingRows = rows.filter((row) => status === null || row.status === Number(status))
  const countByStatus = (rowStatus: CampaignStatus) => rows.filter((row) => row.status === rowStatus).length
  return {
    rows: matchingRows.slice(from, from + Number(query.get('n'))),
    count: matchingRows.length,
    counts: {
      draft: countByStatus(draft),
      scheduled: countByStatus(scheduled),
      active: countByStatus(active),
      completed: countByStatus(completed),
    },
  }
}

export async function findTable(name: string): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
  return table
}

export const readNames = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-row-link]')?.textContent ?? [])

export const readTabTexts = (name: string): (string | undefined)[] =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent?.trim())
