import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { RichTextBox, type RichTextBoxProps } from './RichTextBox.tsx'
import { RichTextInput } from './RichTextInput.tsx'

const letter =
  '<h2>Hæ</h2><p>See <a href="https://heed.example">us</a>, <strong>all</strong> of us.</p><ul><li>a</li></ul>'

function Letter({ start = letter, ...props }: Partial<RichTextBoxProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <RichTextBox label="Header" {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>From outside</p>')}>
        Replace
      </button>
      <samp>{value}</samp>
    </>
  )
}

const readValue = () => document.querySelector('samp')?.textContent
const findTextbox = () => screen.findByRole('textbox', { name: 'Header' })
const findToolbar = async () => within(await screen.findByRole('toolbar', { name: 'Formatting for Header' }))
const getFocusedTool = () => document.activeElement?.getAttribute('data-tool')

async function selectAll(user: ReturnType<typeof renderWithProviders>['user']) {
  ;(await findTextbox()).focus()
  await user.keyboard('{Control>}a{/Control}')
}

test('RichTextBox shows saved HTML with its formatting and keeps it unchanged', async () => {
  renderWithProviders(<Letter />)
  const shown = await findTextbox()
  expect(within(shown).getByRole('heading', { level: 2, name: 'Hæ' })).toBeTruthy()
  expect(within(shown).getByRole('link', { name: 'us' }).getAttribute('href')).toBe('https://heed.example')
  expect(readValue()).toBe(letter)
})

test('RichTextBox drops scripts, event handlers and unsafe links', async () => {
  renderWithProviders(
    <Letter
      start={'<p onclick="x">a<img src=x onerror=alert(1)></p><script>x</script><a href="javascript:x">b</a>'}
    />,
  )
  const shown = await findTextbox()
  expect(shown.innerHTML).not.toMatch(/onclick|img src|script/)
  expect(shown.textContent).toBe('ab')
})

test.each([
  ['bold', 'Bold (Ctrl+B)', '<p><strong>Hello</strong></p>'],
  ['italic', 'Italic (Ctrl+I)', '<p><em>Hello</em></p>'],
  ['a bulleted list', 'List (Ctrl+Shift+8)', '<ul><li>Hello</li></ul>'],
  ['a numbered list', 'Numbered list (Ctrl+Shift+7)', '<ol><li>Hello</li></ol>'],
])('a toolbar button formats the selection as %s, and removes the format again', async (_, name, html) => {
  const { user } = renderWithProviders(<Letter start="<p>Hello</p>" />)
  await selectAll(user)
  const tool = (await findToolbar()).getByRole('button', { name })
  await user.click(tool)
  expect(readValue()).toBe(html)
  expect(tool.getAttribute('aria-pressed')).toBe('true')
  await user.click(tool)
  expect(readValue()).toBe('<p>Hello</p>')
})

test('the style menu turns a line into a heading', async () => {
  const { user } = renderWithProviders(<Letter start="<p>Hello</p>" />)
  await selectAll(user)
  await user.click((await findToolbar()).getByRole('button', { name: 'Paragraph style: Text' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Heading' }))
  await waitFor(() => expect(readValue()).toBe('<h2>Hello</h2>'))
})

test('RichTextBox undoes and redoes a change', async () => {
  const { user } = renderWithProviders(<Letter start="<p>Hello</p>" />)
  const tools = await findToolbar()
  const undo = tools.getByRole('button', { name: 'Undo (Ctrl+Z)' })
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  expect(undo.getAttribute('data-tip')).toBe('Nothing to undo.')
  await selectAll(user)
  await user.click(tools.getByRole('button', { name: 'Bold (Ctrl+B)' }))
  await user.click(undo)
  expect(readValue()).toBe('<p>Hello</p>')
  await user.click(tools.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }))
  expect(readValue()).toBe('<p><strong>Hello</strong></p>')
})

test('a link gets its missing https:// prefix, and a javascript: link is rejected', async () => {
  const { user } = renderWithProviders(<Letter start="<p>Hello</p>" />)
  await selectAll(user)
  await user.click((await findToolbar()).getByRole('button', { name: 'Link' }))
  const address = screen.getByRole('textbox', { name: 'Link address' })
  expect(document.activeElement).toBe(address)
  await user.type(address, 'javascript:alert(1){Enter}')
  expect(screen.getByRole('note').textContent).toContain('Enter a web or email address')
  expect(readValue()).toBe('<p>Hello</p>')
  await user.clear(address)
  await user.type(address, 'heed.example/help{Enter}')
  expect(readValue()).toBe('<p><a href="https://heed.example/help">Hello</a></p>')
  await user.click((await findToolbar()).getByRole('button', { name: 'Link', pressed: true }))
  await user.click(screen.getByRole('button', { name: 'Remove link' }))
  expect(readValue()).toBe('<p>Hello</p>')
})

test('the RichTextBox toolbar is a single tab stop with arrow key navigation', async () => {
  const { user } = renderWithProviders(<Letter />)
  const tools = await findToolbar()
  await user.tab()
  expect(getFocusedTool()).toBe('block')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(getFocusedTool()).toBe('italic')
  await user.keyboard('{End}')
  expect(getFocusedTool()).toBe('redo')
  await user.keyboard('{ArrowRight}')
  expect(getFocusedTool()).toBe('block')
  expect(
    tools.getAllByRole('button').filter((tool) => tool.dataset.tool && tool.tabIndex === 0),
  ).toHaveLength(1)
})

test('the same text can be viewed and edited as Markdown', { tags: 'slow' }, async () => {
  const { user } = renderWithProviders(<Letter />)
  await findTextbox()
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  const source = await screen.findByDisplayValue<HTMLTextAreaElement>(/^## Hæ/)
  expect(source.value).toBe('## Hæ\n\nSee [us](https://heed.example), **all** of us.\n\n- a')
  await user.clear(source)
  await user.type(source, 'One **two')
  expect(source.value).toBe('One **two')
  await user.type(source, '**')
  expect(readValue()).toBe('<p>One <strong>two</strong></p>')
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  expect((await findTextbox()).textContent).toBe('One two')
})

test('a new text from outside replaces the content in both modes', async () => {
  const { user } = renderWithProviders(<Letter />)
  await findTextbox()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect((await findTextbox()).textContent).toBe('From outside')
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  expect(await screen.findByDisplayValue('From outside')).toBeTruthy()
})

test('RichTextBox shows its length, and how many characters are too many', async () => {
  const { rerender } = renderWithProviders(
    <RichTextBox label="Header" value="<p>Þór</p>" onChange={vi.fn()} maxLength={20_000} />,
  )
  const shown = await findTextbox()
  const described = () => document.getElementById(shown.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described()).toBe('10 of 20,000 characters, including formatting')
  rerender(<RichTextBox label="Header" value="<p>Þór</p>" onChange={vi.fn()} maxLength={8} />)
  expect(screen.getByRole('note').textContent).toBe('2 characters too many.')
  await waitFor(() => expect(shown.getAttribute('aria-invalid')).toBe('true'))
})

test('a disabled RichTextBox is read-only and explains why', async () => {
  const { user } = renderWithProviders(<Letter disabledReason="The training is active." />)
  const shown = await findTextbox()
  expect(shown.getAttribute('contenteditable')).toBe('false')
  await user.click((await findToolbar()).getByRole('button', { name: 'Bold (Ctrl+B)' }))
  expect(readValue()).toBe(letter)
  expect(screen.getByText('The training is active.')).toBeTruthy()
})

function Form({ onValues }: { onValues: (values: { intro: string }) => void }) {
  const { control, handleSubmit } = useForm<{ intro: string }>({ defaultValues: { intro: '<p>Hello</p>' } })
  return (
    <form onSubmit={(event) => void handleSubmit(onValues)(event)}>
      <RichTextInput control={control} name="intro" label="Header" />
      <button type="submit">Save</button>
    </form>
  )
}

test('RichTextInput submits clean HTML as its value', async () => {
  const onValues = vi.fn()
  const { user } = renderWithProviders(<Form onValues={onValues} />)
  await selectAll(user)
  await user.click((await findToolbar()).getByRole('button', { name: 'Bold (Ctrl+B)' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onValues.mock.calls[0]?.[0]).toEqual({ intro: '<p><strong>Hello</strong></p>' })
})
