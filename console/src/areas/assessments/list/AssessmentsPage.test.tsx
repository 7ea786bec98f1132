import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readNames } from '../../../../test/campaignList.ts'
import { chooseOption } from '../../../../test/select.ts'
import {
  allAssessments,
  anAssessment,
  aServer,
  findListTable,
  getListQueries,
  openList,
  packagedAssessment,
  readTabs,
  runningAssessment,
} from './testing/assessments.ts'

const readTexts = (found: HTMLElement) =>
  within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).filter((text) => text !== ''))
const readHeaders = (found: HTMLElement) =>
  within(found)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

describe('the list of assessments', () => {
  test('shows regular and packaged assessments in separate tables with counts', {
    tags: 'slow',
  }, async () => {
    await openList()
    const regular = await findListTable()
    expect(readHeaders(regular)).toEqual([
      'Name',
      'Status',
      '# Employees',
      'Delivery date',
      'Due date',
      'Attendance',
      'Resilience score',
      'Actions',
    ])
    const attendance = within(regular).getByRole('columnheader', { name: 'Attendance' })
    expect(attendance.dataset.tip).toBe('Employees who have started, including those who have finished')
    expect(readTexts(regular)).toEqual([
      [
        'Spring check',
        'Scheduled',
        '221 employees in Spring check',
        'Mar 16, 2026',
        'Mar 30, 2026',
        'Starts in 14 days',
      ],
      ['For those who pay', 'Draft', '0', '–', '–', 'Not started yet'],
      [
        'Where we stand',
        'Active',
        '240 employees in Where we stand',
        'Feb 10, 2026',
        'Mar 10, 2026',
        '75%attended',
        '62%Fair',
      ],
      [
        'The first look',
        'Completed',
        '240 employees in The first look',
        'Feb 10, 2026',
        'Mar 10, 2026',
        '75%attended',
        '48%Risky',
      ],
    ])
    const scorm = await findListTable('Scorm assessments')
    expect(readHeaders(scorm)).toEqual(['Name', 'Status', 'Threat areas', 'Last updated', 'Actions'])
    expect(readTexts(scorm)).toEqual([['Who pays?Packaged', 'Active', 'Phishing, Passwords', 'Feb 10, 2026']])
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Regular assessments (4)', 'Scorm assessments (1)'])
  })

  test('counts both kinds in its tabs, but not on All beside counted tables', async () => {
    await openList()
    await findListTable('Scorm assessments')
    expect(readTabs()).toEqual(['All', 'Active 2', 'Completed 1', 'Draft 1'])
  })

  test('shows a count on All and no heading if there is only one kind', async () => {
    await openList({ server: aServer(allAssessments, [runningAssessment]) })
    await findListTable()
    expect(readTabs()).toEqual(['All 1', 'Active 1', 'Completed 0', 'Draft 0'])
    expect(screen.queryByText(/Regular assessments/)).toBeNull()
    expect(screen.queryByRole('table', { name: 'Scorm assessments' })).toBeNull()
  })

  test('shows only the packaged table if there are no regular assessments', async () => {
    await openList({ server: aServer(allAssessments, [packagedAssessment]) })
    expect(readNames(await findListTable('Scorm assessments'))).toEqual(['Who pays?Packaged'])
    expect(readTabs()).toEqual(['All 1', 'Active 1', 'Completed 0', 'Draft 0'])
    expect(screen.queryByRole('table', { name: 'Assessments' })).toBeNull()
  })

  test('requests ten of each kind, including drafts, last updated first', { tags: 'slow' }, async () => {
    const { server } = await openList()
    await findListTable('Scorm assessments')
    const asking = { d: '1', p: '0', n: '10', order: 'last_updated desc' }
    expect(getListQueries(server)).toEqual([
      { ...asking, packaged: '0' },
      { ...asking, packaged: '1' },
    ])
    expect(screen.queryByRole('navigation', { name: /Pages/ })).toBeNull()
  })

  test('has a pager for each table with more than ten assessments', { tags: 'slow' }, async () => {
    const many = Array.from({ length: 11 }, (_, n) => anAssessment({ id: n + 1, name: `Check ${n + 1}` }))
    const scorm = many.map((one) => ({ ...one, id: `p${one.id}`, isScorm: true }))
    const { user, address, server } = await openList({
      server: aServer(allAssessments, [...many, ...scorm]),
    })
    const pages = await screen.findByRole('navigation', { name: 'Pages of Scorm assessments' })
    expect(screen.getByRole('navigation', { name: 'Pages of Assessments' })).toBeTruthy()
    await user.click(within(pages).getByRole('button', { name: 'Next page' }))
    await waitFor(async () =>
      expect(readNames(await findListTable('Scorm assessments'))).toEqual(['Check 11Packaged']),
    )
    expect(readNames(await findListTable())).toHaveLength(10)
    expect(address()).toBe('/assessment/?scorm.page=2')
    await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Due date')
    await waitFor(() =>
      expect(getListQueries(server).at(-1)).toMatchObject({ packaged: '1', p: '0', order: 'due desc' }),
    )
    expect(address()).toBe('/assessment/?list.order=due+desc')
  })

  test('links drafts to the wizard, others to their page, and counts to employees', {
    tags: 'slow',
  }, async () => {
    await openList()
    const hrefs = [await findListTable(), await findListTable('Scorm assessments')]
      .flatMap((found) => within(found).getAllByRole('link'))
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/assessment/3/view/',
      '/assessment/3/view/employees/',
      '/assessment/edit/4/',
      '/assessment/2/view/',
      '/assessment/2/view/employees/',
      '/assessment/1/view/',
      '/assessment/1/view/employees/',
      '/assessment/p51/view/',
    ])
    expect(screen.getByRole('link', { name: '221 employees in Spring check' })).toBeTruthy()
  })

  test('has no links to employees with anonymous tracking', async () => {
    await openList({ company: { anonymousTracking: '1' } })
    const hrefs = within(await findListTable())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => href?.includes('employees'))).toEqual([])
  })
})

describe('an empty tab of assessments', () => {
  test('shows one line for each kind without assessments', async () => {
    await openList({
      at: '/assessment/draft/',
      server: aServer([], [runningAssessment, packagedAssessment]),
    })
    expect(await screen.findByText('No assessments found')).toBeTruthy()
    expect(await screen.findByText('No Scorm assessments found')).toBeTruthy()
  })
})
