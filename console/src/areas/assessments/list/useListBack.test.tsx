import { act } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { useListBack } from './useListBack.ts'

const Page = observer(function Page() {
  return <output>{useListBack()}</output>
})

it.each(['', 'active/', 'completed/', 'draft/'])(
  'leads back to the list that was left, as it was left: /assessment/%s',
  async (tab) => {
    const { root, container } = await renderPage(<Page />)
    act(() => root.history.visit(`/assessment/${tab}`, '?list.filter=we'))
    expect(container.querySelector('output')?.textContent).toBe(`/assessment/${tab}?list.filter=we`)
  },
)
