import { act } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { paths } from '../../app/paths.ts'
import { HistoryStore } from '../../app/stores/HistoryStore.ts'
import { getListPath, useListBackPath } from './useListBack.ts'

const tabs = ['/assessment/', '/assessment/active/', '/assessment/completed/'] as const

it('getListPath returns the last open tab with its search and page', () => {
  const history = new HistoryStore()
  expect(getListPath(history, ...tabs)).toBe('/assessment/')
  history.visit('/assessment/', '?list.page=2')
  history.visit('/assessment/completed/', '?list.filter=we')
  history.visit('/assessment/7/view/')
  expect(getListPath(history, ...tabs)).toBe('/assessment/completed/?list.filter=we')
  history.visit('/assessment/', '?list.page=3')
  expect(getListPath(history, ...tabs)).toBe('/assessment/?list.page=3')
})

const Page = observer(function Page() {
  const { assessments, activeAssessments, completedAssessments, draftAssessments } = paths
  const shown = {
    ...{ all: assessments, active: activeAssessments },
    ...{ completed: completedAssessments, draft: draftAssessments },
  }
  return <output>{useListBackPath(shown)}</output>
})

it.each(['', 'active/', 'completed/', 'draft/'])(
  'useListBack returns the last list with its query: /assessment/%s',
  async (tab) => {
    const { root, container } = await renderPage(<Page />)
    act(() => root.history.visit(`/assessment/${tab}`, '?list.filter=we'))
    expect(container.querySelector('output')?.textContent).toBe(`/assessment/${tab}?list.filter=we`)
  },
)
