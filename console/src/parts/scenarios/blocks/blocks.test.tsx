import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findDialog, getButton, getSlide, openScenarios, readRefusal } from '../testing/openPreview.tsx'
import {
  aScenario,
  multipleChoice,
  orderBlock,
  singleChoice,
  textBlock,
  yesNoList,
} from '../testing/scenarios.ts'

it.each([
  ['text', { text: 'It is Monday.' }, ['It is Monday.']],
  ['email', { from: 'Bank', subject: 'Your account', text: 'Act now' }, ['Bank', 'Your account', 'Act now']],
  [
    'chat',
    {
      messages: [
        { from: 'Ása', text: 'Hello' },
        { from: 'You', text: 'Hi' },
      ],
    },
    ['Ása', 'Hello', 'You', 'Hi'],
  ],
  ['call', { messages: [{ from: 'Caller', text: 'Quickly please' }] }, ['Caller', 'Quickly please']],
  ['web-page', { address: 'https://bank.example', text: 'Sign in' }, ['https://bank.example', 'Sign in']],
])('a content block is shown as %s', async (presentation, own, texts) => {
  await openScenarios([aScenario(1, [{ type: 'content', presentation, ...own }])])
  await findDialog('Scenario 1')
  for (const text of texts) expect(within(getSlide()).getByText(text)).toBeTruthy()
})

it.each([
  [{ type: 'hologram', presentation: 'text' }, 'Unknown block type: hologram'],
  [{ type: 'content', presentation: 'smell' }, 'Unknown presentation type: smell'],
  [{ ...singleChoice, presentation: 'slider' }, 'Unknown presentation type: slider'],
])('an unknown block is named and can be passed: %o', async (block, text) => {
  const { user } = await openScenarios([aScenario(1, [block, textBlock])])
  await findDialog('Scenario 1')
  expect(within(getSlide()).getByText(text)).toBeTruthy()
  await user.click(getButton('Next'))
  expect(getSlide().textContent).toBe('A stranger holds the door.')
})

it('a single-choice block advances automatically after an answer', { tags: 'slow' }, async () => {
  const { user } = await openScenarios([aScenario(1, [singleChoice, textBlock])])
  await findDialog('Scenario 1')
  expect(screen.getByText('Choose one answer.')).toBeTruthy()
  expect(readRefusal('Next')).toBe('Answer first.')
  await user.click(screen.getByRole('radio', { name: 'Walk on' }))
  expect(getSlide().getAttribute('aria-label')).toBe('1 of 2')
  await waitFor(() => expect(getSlide().getAttribute('aria-label')).toBe('2 of 2'))
  expect(document.activeElement).toBe(getSlide())
  await user.click(getButton('Back'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Walk on' }).checked).toBe(true)
})

it('a multiple-choice block allows selecting and clearing, and Next advances', async () => {
  const { user } = await openScenarios([aScenario(1, [multipleChoice, textBlock])])
  await findDialog('Scenario 1')
  expect(screen.getByText('Choose all that apply.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Walk on' }))
  await user.click(screen.getByRole('checkbox', { name: 'Walk on' }))
  expect(readRefusal('Next')).toBe('Answer first.')
  await user.click(screen.getByRole('checkbox', { name: 'Hold it too' }))
  await user.click(getButton('Next'))
  expect(getSlide().getAttribute('aria-label')).toBe('2 of 2')
})

it('a yes-or-no list advances once every line is answered', async () => {
  const { user } = await openScenarios([aScenario(1, [yesNoList, textBlock])])
  await findDialog('Scenario 1')
  expect(screen.getByText('Answer every line.')).toBeTruthy()
  for (const name of ['Ask who it is', 'Walk on']) {
    await user.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: 'Yes' }))
  }
  expect(readRefusal('Next')).toBe('Choose an answer for each line.')
  await user.click(
    within(screen.getByRole('group', { name: 'Hold it too' })).getByRole('radio', { name: 'No' }),
  )
  await waitFor(() => expect(getSlide().getAttribute('aria-label')).toBe('2 of 2'))
})

it('an order block is answered once a step is moved', async () => {
  const { user } = await openScenarios([aScenario(1, [orderBlock, textBlock])])
  await findDialog('Scenario 1')
  expect(screen.getByText('Put the steps in order, first at the top.')).toBeTruthy()
  expect(readRefusal('Next')).toBe('Answer first.')
  await user.click(getButton('Move Walk on up'))
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toEqual(['Walk on', 'Ask who it is', 'Hold it too'])
  expect(readRefusal('Next')).toBeUndefined()
})

it('arrow keys select a choice without advancing', async () => {
  const { user } = await openScenarios([aScenario(1, [singleChoice, textBlock])])
  await findDialog('Scenario 1')
  await user.click(screen.getByRole('radio', { name: 'Ask who it is' }))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(readRefusal('Next')).toBeUndefined())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Walk on' }).checked).toBe(true)
  expect(getSlide().getAttribute('aria-label')).toBe('1 of 2')
})
