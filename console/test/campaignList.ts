import { type CampaignStatus, campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

const { draft, scheduled, active, completed } = campaignStatus

export const askedIn = (path: string): URLSearchParams => new URL(path, 'https://heed.example').searchParams

/** Answers a request for a list of campaigns with the rows of its page and status, and the counts of all. */
export function answerPage<Row extends { status: CampaignStatus }>(rows: readonly Row[], path: string) {
  const asked = askedIn(path)
  const status = asked.get('status')
  const from = Number(asked.get('p')) * Number(asked.get('n'))
  const found = rows.filter((row) => status === null || row.status === Number(status))
  const many = (of: CampaignStatus) => rows.filter((row) => row.status === of).length
  return {
    rows: found.slice(from, from + Number(asked.get('n'))),
    count: found.length,
    counts: {
      draft: many(draft),
      scheduled: many(scheduled),
      active: many(active),
      completed: many(completed),
    },
  }
}

export async function findTable(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('table', { name })
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBe('false'))
  return found
}

export const readNames = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-row-link]')?.textContent ?? [])

export const tabsNamed = (name: string): (string | undefined)[] =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent?.trim())
