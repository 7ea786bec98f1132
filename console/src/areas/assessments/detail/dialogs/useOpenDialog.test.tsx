import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/renderPage.tsx'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import { type DialogState, useOpenDialog } from './useOpenDialog.ts'

const view = '/assessment/7/view/'

function Page({ tell }: { tell: (dialog: DialogState) => void }) {
  tell(useOpenDialog())
  return null
}

async function open(at = view) {
  const shown: { dialog?: DialogState } = {}
  const tell = (dialog: DialogState) => Object.assign(shown, { dialog })
  return { ...(await renderPage(<Page tell={tell} />, { at })), dialog: () => shown.dialog }
}

it.each<[string, AssessmentPeopleQuery]>([
  ['', {}],
  ['&list=4', { listId: 4 }],
  ['&area=Social+engineering', { threatArea: 'Social engineering' }],
  ['&behaviour=verify', { keyBehaviour: 'verify' }],
  ['&scenario=12', { questionId: 12 }],
  ['&from=0&to=49', { minScore: 0, maxScore: 49 }],
  ['&progress=notStarted', { progress: 'notStarted' }],
  ['&reminder=3', { reminderId: 3 }],
])('the address keeps the query for employees: "%s"', async (query, asked) => {
  const { address, dialog } = await open()
  await act(async () => dialog()?.open('people', asked))
  expect(address()).toBe(`${view}?dialog=people${query}`)
  expect(dialog()).toMatchObject({ name: 'people' })
  expect(dialog()?.asked).toEqual(asked)
})

it('the query for employees is dropped when another dialog opens', async () => {
  const { address, dialog } = await open(`${view}?dialog=people&list=4&from=0&to=49`)
  await act(async () => dialog()?.open('rename'))
  expect(address()).toBe(`${view}?dialog=rename`)
  expect(dialog()?.asked).toEqual({})
})

it.each(['list=x', 'scenario=-1', 'reminder=0', 'from=101', 'to=4.5', 'progress=lost', 'area='])(
  'invalid values in the address are ignored: %s',
  async (query) => {
    const { dialog } = await open(`${view}?dialog=people&${query}`)
    expect(dialog()?.asked).toEqual({})
  },
)
