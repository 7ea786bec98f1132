import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { AddressInput } from './addresses/AddressInput.tsx'
import { ComboInput } from './choice/ComboInput.tsx'
import { DateInput } from './dates/DateInput.tsx'
import { DateRangeInput } from './dates/DateRangeInput.tsx'
import { DateTimeInput } from './dates/DateTimeInput.tsx'
import { TimeInput } from './dates/TimeInput.tsx'
import { MoneyInput } from './number/MoneyInput.tsx'
import { ScoreRangeInput } from './number/ScoreRangeInput.tsx'
import { SliderInput } from './number/SliderInput.tsx'
import { StepperInput } from './number/StepperInput.tsx'
import { ColorInput } from './pictures/ColorInput.tsx'
import { ImageInput } from './pictures/ImageInput.tsx'
import { RichTextInput } from './richText/RichTextInput.tsx'

const clock = { zone: 'Atlantic/Reykjavik', now: '2026-02-01T09:00:00.000Z' }

const values = {
  recipients: ['board@example.is'],
  company: { value: '7', label: 'Norðurljós hf.' },
  starts: '2026-02-02T00:00:00.000Z',
  delivery: '2026-02-02T09:30:00.000Z',
  between: { from: '2026-02-02', to: '2026-03-02' },
  at: '09:30',
  price: 129_900,
  scores: { min: 20, max: 60 },
  passing: 80,
  seats: 5,
  color: '#2f55d4',
  logo: null as string | null,
  intro: '<p>Góðan dag</p>',
}

type Values = typeof values
const names = Object.keys(values) as (keyof Values)[]

function EveryInput({ onValues }: { onValues: (values: Values) => void }) {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: values })
  const refuse = () => {
    for (const name of names) setError(name, { message: `Refused: ${name}` })
  }
  return (
    <form onSubmit={(event) => void handleSubmit(onValues)(event)}>
      <AddressInput control={control} name="recipients" label="Recipients" />
      <ComboInput control={control} name="company" label="Company" choices={[values.company]} />
      <DateInput control={control} name="starts" label="Starts" {...clock} />
      <DateTimeInput control={control} name="delivery" label="Delivery" {...clock} />
      <DateRangeInput control={control} name="between" label="Between" {...clock} />
      <TimeInput control={control} name="at" label="At" {...clock} />
      <MoneyInput control={control} name="price" label="Price" currency="EUR" />
      <ScoreRangeInput control={control} name="scores" label="Scores" />
      <SliderInput control={control} name="passing" label="Passing" min={0} max={100} />
      <StepperInput control={control} name="seats" label="Seats" min={1} max={10} />
      <ColorInput control={control} name="color" label="Colour" />
      <ImageInput control={control} name="logo" label="Logo" maxBytes={80_000} />
      <RichTextInput control={control} name="intro" label="Intro message" />
      <button type="submit">Save</button>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
    </form>
  )
}

it('every input shows its form value, submits it unchanged and shows its error', async () => {
  const onValues = vi.fn()
  const { user } = renderWithProviders(<EveryInput onValues={(given) => onValues(given)} />)
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull(), { timeout: 20_000 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onValues).toHaveBeenCalledWith(values))
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  for (const name of names) await screen.findByText(`Refused: ${name}`)
})
