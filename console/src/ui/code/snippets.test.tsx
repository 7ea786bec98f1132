import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { CommandBlock } from './CommandBlock.tsx'
import { Snippet } from './Snippet.tsx'

const spyOnClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

test('Snippet and CodeBlock have a copy button named after their content', async () => {
  const { user } = renderWithProviders(
    <>
      <Snippet label="API key" text="sk_live_1" />
      <CodeBlock label="Embed code" code={'<iframe\n></iframe>'} />
    </>,
  )
  const write = spyOnClipboard()
  await user.click(screen.getByRole('button', { name: 'Copy: API key' }))
  await user.click(screen.getByRole('button', { name: 'Copy: Embed code' }))
  expect(write.mock.calls).toEqual([['sk_live_1'], ['<iframe\n></iframe>']])
})

test('scrollable code can be focused by keyboard and keeps its line breaks', async () => {
  const { user } = renderWithProviders(<CodeBlock label="Embed code" code={'one\ntwo'} />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Embed code' }))
  expect(document.activeElement?.textContent).toBe('one\ntwo')
})

test('the prompt of a command line is shown but not copied', async () => {
  const { user } = renderWithProviders(<CommandBlock command="heed whoami" />)
  const write = spyOnClipboard()
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  await user.click(screen.getByText('Command line'))
  await user.click(screen.getByRole('button', { name: /^Copy/ }))
  expect(write).toHaveBeenCalledWith('heed whoami')
  expect(screen.getByText('heed whoami').dataset.prompt).toBe('true')
})

test("a flag doesn't wrap at its hyphens, and the command's text is unchanged", () => {
  renderWithProviders(<CommandBlock command="heed api x --plan business-yearly - --seats 3" />)
  const code = screen.getByText('heed api x --plan business-yearly - --seats 3')
  const before = [...code.querySelectorAll('i')].map((glue) => glue.previousSibling?.textContent)
  expect(before).toEqual(['heed api x -', '-', 'plan business-', 'yearly - -', '-'])
  expect(code.textContent).toBe('heed api x --plan business-yearly - --seats 3')
})

test('a command with a control character is neither shown nor copied', () => {
  renderWithProviders(<CommandBlock command={"heed lists create 'Sales\u0003id'"} />)
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
  expect(screen.getByText(/^This command isn't shown/)).toBeDefined()
})
