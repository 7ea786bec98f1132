import { type CampaignStatus, campaignStatus } from '@heed/contracts'

export const MAX_ROWS = 3

/** One to compare with, and one more in case the newest is the one compared. */
const MAX_COMPLETED = 2

const PAGE_SIZE = 20

const { active, completed, draft } = campaignStatus

type Campaign = { id: number | string; status: CampaignStatus }
type PageQuery = { d?: 1; status?: CampaignStatus; p: 0; n: number }
type FetchPage<Row> = (query: PageQuery) => Promise<{ rows: Row[]; count: number }>

export type Drafts<Row> = { newest: Row; count: number }

export type NewestCampaigns<Row> = {
  /** Without drafts. Active campaigns come first, so that newer planned campaigns don't displace them. */
  rows: Row[]
  completed: Row[]
  drafts: Drafts<Row> | null
}

/** `fetchPage` sorts by the last change, newest first. */
export async function fetchNewestCampaigns<Row extends Campaign>(
  fetchPage: FetchPage<Row>,
): Promise<NewestCampaigns<Row>> {
  const page = await fetchPage({ d: 1, p: 0, n: PAGE_SIZE })
  const isComplete = page.count <= page.rows.length
  const findNewest = async (n: number, filter: { status?: CampaignStatus }): Promise<Row[]> => {
    const found = page.rows
      .filter(({ status }) => (filter.status === undefined ? status !== draft : status === filter.status))
      .slice(0, n)
    return isComplete || found.length === n ? found : (await fetchPage({ ...filter, p: 0, n })).rows
  }
  const findDrafts = async (): Promise<Drafts<Row> | null> => {
    const found = page.rows.filter(({ status }) => status === draft)
    const { rows, count } = isComplete
      ? { rows: found, count: found.length }
      : await fetchPage({ d: 1, status: draft, p: 0, n: 1 })
    return rows[0] ? { newest: rows[0], count } : null
  }
  const [running, latest, completedRows, drafts] = await Promise.all([
    findNewest(MAX_ROWS, { status: active }),
    findNewest(MAX_ROWS, {}),
    findNewest(MAX_COMPLETED, { status: completed }),
    findDrafts(),
  ])
  const planned = latest.filter(({ id }) => !running.some((row) => row.id === id))
  return { rows: [...running, ...planned], completed: completedRows, drafts }
}
