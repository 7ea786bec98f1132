import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { Formats } from '../../../lib/formats.ts'
import { Money } from '../../figures/Money.tsx'
import { MoneyBox, type MoneyBoxProps } from './MoneyBox.tsx'
import { ScoreRangeBox, type ScoreRangeBoxProps } from './ScoreRangeBox.tsx'
import { SliderBox, type SliderBoxProps } from './SliderBox.tsx'
import { StepperBox, type StepperBoxProps } from './StepperBox.tsx'

const readValue = () => document.querySelector('samp')?.textContent

function Stepper(props: Partial<StepperBoxProps>) {
  const [value, setValue] = useState(3)
  return (
    <>
      <StepperBox label="Subjects" min={1} max={20} {...props} value={value} onChange={setValue} />
      <samp>{value}</samp>
    </>
  )
}

const getSubjectsInput = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Subjects' })

const readHint = () => document.querySelector('.MuiFormHelperText-root')?.textContent

test('StepperBox changes its value by its buttons and by arrow and page keys', async () => {
  const { user } = renderWithProviders(<Stepper />)
  await user.click(screen.getByRole('button', { name: 'Increase Subjects' }))
  expect(readValue()).toBe('4')
  await user.click(getSubjectsInput())
  await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}')
  expect([readValue(), getSubjectsInput().getAttribute('aria-valuenow')]).toEqual(['14', '14'])
})

test('a number typed beyond a limit is set to the limit, with the reason', async () => {
  const { user } = renderWithProviders(<Stepper reasons={{ max: 'A delivery holds 20 subjects at most.' }} />)
  await user.clear(getSubjectsInput())
  await user.type(getSubjectsInput(), '250')
  expect(readValue()).toBe('3')
  await user.tab()
  expect([readValue(), getSubjectsInput().value]).toEqual(['20', '20'])
  expect(readHint()).toBe('A delivery holds 20 subjects at most.')
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
  await user.clear(getSubjectsInput())
  await user.type(getSubjectsInput(), '0{Enter}')
  expect([readValue(), readHint()]).toEqual(['1', 'The minimum is 1.'])
})

test("text that isn't a number is reported, and the old value stays", async () => {
  const { user } = renderWithProviders(<Stepper />)
  await user.clear(getSubjectsInput())
  await user.type(getSubjectsInput(), 'many')
  await user.tab()
  expect([readValue(), readHint()]).toEqual(['3', "“many” isn't a number. The value is still 3."])
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
})

test('a disabled StepperBox keeps its value and explains why', async () => {
  const { user } = renderWithProviders(<Stepper disabledReason="The training is active." />)
  await user.click(screen.getByRole('button', { name: 'Increase Subjects' }))
  await user.click(getSubjectsInput())
  await user.keyboard('{ArrowUp}9{Tab}')
  expect(readValue()).toBe('3')
  expect(
    document.getElementById(getSubjectsInput().getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe('The training is active.')
})

function Share(props: Partial<SliderBoxProps>) {
  const [value, setValue] = useState(40)
  return (
    <>
      <SliderBox label="Share" min={0} max={100} step={5} {...props} value={value} onChange={setValue} />
      <samp>{value}</samp>
    </>
  )
}

test('SliderBox moves by arrow keys, and rounds a typed number to the nearest step', async () => {
  const { user } = renderWithProviders(<Share />)
  screen.getByRole('slider', { name: 'Share' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(readValue()).toBe('45')
  const typed = screen.getByRole('textbox', { name: 'Share, as a number' })
  await user.clear(typed)
  await user.type(typed, '62{Enter}')
  expect(readValue()).toBe('60')
  expect(readHint()).toBe('Rounded to 60. Values change in steps of 5.')
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
})

test('SliderBox applies a typed number after a pause, before the field loses focus', async () => {
  const { user } = renderWithProviders(<Share step={1} restsAfter={50} />)
  const typed = screen.getByRole('textbox', { name: 'Share, as a number' })
  await user.clear(typed)
  await user.type(typed, '62')
  await waitFor(() => expect(readValue()).toBe('62'))
  expect(document.activeElement).toBe(typed)
})

test('a disabled SliderBox keeps its value', async () => {
  const { user } = renderWithProviders(<Share disabledReason="Set by the plan." />)
  fireEvent.change(screen.getByRole('slider'), { target: { value: 80 } })
  await user.type(screen.getByRole('textbox'), '9{ArrowUp}{Enter}')
  expect(readValue()).toBe('40')
})

function Range(props: Partial<ScoreRangeBoxProps>) {
  const [value, setValue] = useState({ min: 20, max: 80 })
  return (
    <>
      <ScoreRangeBox label="Score" {...props} value={value} onChange={setValue} />
      <samp>{`${String(value.min)} ${String(value.max)}`}</samp>
    </>
  )
}

test('both ends of ScoreRangeBox can be set by slider keys or typing', async () => {
  const { user } = renderWithProviders(<Range />)
  screen.getByRole('slider', { name: 'Lowest score' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(readValue()).toBe('21 80')
  const to = screen.getByRole('textbox', { name: 'To' })
  await user.clear(to)
  await user.type(to, '101{Enter}')
  expect([readValue(), readHint()]).toEqual(['21 100', 'The maximum is 100.'])
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
})

test("a score range without a gap shows the specification's error", async () => {
  const { user } = renderWithProviders(<Range />)
  const from = screen.getByRole('textbox', { name: 'From' })
  await user.clear(from)
  await user.type(from, '80{Enter}')
  expect(readValue()).toBe('80 80')
  expect(screen.getByRole('note').textContent).toBe('Max value must be higher than min value.')
})

function Price(props: Partial<MoneyBoxProps>) {
  const [value, setValue] = useState<number | null>(125_000)
  return (
    <>
      <MoneyBox label="Price" {...props} value={value} onChange={setValue} />
      <samp>{String(value)}</samp>
    </>
  )
}

const getPriceInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })

test.each([
  ['$1,250.5', '125050', '1,250.50'],
  ['7', '700', '7.00'],
  ['', 'null', ''],
])('an amount typed as %j is %s cents', async (typed, cents, shown) => {
  const { user } = renderWithProviders(<Price />)
  expect(getPriceInput().value).toBe('1,250.00')
  await user.clear(getPriceInput())
  if (typed) await user.type(getPriceInput(), typed)
  await user.tab()
  expect([readValue(), getPriceInput().value]).toEqual([cents, shown])
})

test("an amount over the limit and text that isn't an amount are reported", async () => {
  const { user } = renderWithProviders(<Price max={1_000_000} />)
  await user.clear(getPriceInput())
  await user.type(getPriceInput(), '20,000')
  await user.tab()
  expect([readValue(), readHint()]).toEqual(['1000000', 'The maximum is $10,000.00.'])
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
  await user.clear(getPriceInput())
  await user.type(getPriceInput(), '1.250,00{Enter}')
  expect(readValue()).toBe('1000000')
  expect(readHint()).toContain("isn't an amount")
})

test('Money shows an amount in its currency, and a dash without an amount', () => {
  const { container } = renderWithProviders(
    <>
      <Money cents={1_250_000} /> <Money cents={99} currency="EUR" /> <Money cents={null} />
    </>,
  )
  expect(container.textContent).toBe('$12,500.00 €0.99 –No amount')
})

test('numbers and amounts use the separators of the language', async () => {
  const german = new Formats('de', 'UTC')
  const { user } = renderWithProviders(
    <>
      <Stepper max={20_000} step={0.5} />
      <Price currency="EUR" />
      <Money cents={1_250_000} currency="EUR" />
    </>,
    '/',
    german,
  )
  await user.clear(getSubjectsInput())
  await user.type(getSubjectsInput(), '1.250,5{Tab}')
  expect(getSubjectsInput().value).toBe('1.250,5')
  expect([...document.querySelectorAll('samp')][0]?.textContent).toBe('1250.5')
  await user.clear(getPriceInput())
  await user.type(getPriceInput(), '12.500,99 €{Tab}')
  expect(getPriceInput().value).toBe('12.500,99')
  expect([...document.querySelectorAll('samp')][1]?.textContent).toBe('1250099')
  expect(screen.getByText('12.500,00 €')).toBeTruthy()
})
