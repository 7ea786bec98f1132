import { screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { AddressBox, type AddressBoxProps } from './AddressBox.tsx'

function Box({ start = [], ...props }: Partial<AddressBoxProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState<readonly string[]>(start)
  return (
    <>
      <AddressBox label="Recipients" {...props} value={value} onChange={setValue} />
      <samp>{value.join(' ')}</samp>
    </>
  )
}

const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipients' })
const readValue = () => document.querySelector('samp')?.textContent

test.each([',', ';', ' ', '{Enter}'])('typing %j completes an address', async (end) => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), `Asa@Heed.example${end}`)
  expect([readValue(), getField().value]).toEqual(['asa@heed.example', ''])
})

test('leaving the field completes an address', async () => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), 'asa@heed.example')
  await user.tab()
  expect(readValue()).toBe('asa@heed.example')
})

test('pressing Enter in AddressBox never submits the surrounding form', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { user } = renderWithProviders(
    <form onSubmit={onSubmit}>
      <Box start={['asa@heed.example']} />
      <button type="submit">Add</button>
    </form>,
  )
  await user.type(getField(), '{Enter}jon@heed.example{Enter}')
  expect([readValue(), onSubmit.mock.calls.length]).toEqual(['asa@heed.example jon@heed.example', 0])
})

test('pasting several addresses adds each one once', async () => {
  const { user } = renderWithProviders(<Box start={['asa@heed.example']} />)
  await user.click(getField())
  await user.paste('Ása <asa@heed.example>\nJón <jon@heed.example>; zoe@heed.example')
  expect(readValue()).toBe('asa@heed.example jon@heed.example zoe@heed.example')
  expect(listAnnouncements().at(-1)).toBe('That address is already in the list.')
})

test('invalid addresses stay with their reasons, and their number is shown', async () => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), 'asa,jon@heed,zoe@heed.example,')
  expect(screen.getByRole('button', { name: 'Remove asa: The @ is missing' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove jon@heed: Not a complete email address' })).toBeTruthy()
  expect(screen.getByRole('note').textContent).toBe(
    '2 addresses are invalid. asa: The @ is missing. jon@heed: Not a complete email address.',
  )
  expect(getField().getAttribute('aria-invalid')).toBe('true')
})

test('address chips can be focused, removed and edited by keyboard', async () => {
  const { user } = renderWithProviders(<Box start={['asa@heed.example', 'jon@heed', 'zoe@heed.example']} />)
  await user.click(getField())
  await user.keyboard('{Backspace}')
  expect(readValue()).toBe('asa@heed.example jon@heed')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect([readValue(), getField().value, document.activeElement === getField()]).toEqual([
    'asa@heed.example',
    'jon@heed',
    true,
  ])
  await user.keyboard('.example{Enter}{ArrowLeft}{ArrowLeft}{Delete}')
  expect(readValue()).toBe('jon@heed.example')
  expect(listAnnouncements().at(-1)).toBe('asa@heed.example removed.')
})

test('a disabled AddressBox prevents typing, pasting and removing', async () => {
  const { user } = renderWithProviders(
    <Box start={['asa@heed.example']} disabledReason="The report is running." />,
  )
  await user.click(getField())
  await user.paste('jon@heed.example zoe@heed.example')
  await user.keyboard('a,{Backspace}')
  expect(readValue()).toBe('asa@heed.example')
  expect(screen.getByText('The report is running.')).toBeTruthy()
})
