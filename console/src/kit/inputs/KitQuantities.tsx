import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Money } from '../../ui/figures/Money.tsx'
import { MoneyBox } from '../../ui/form/number/MoneyBox.tsx'
import { MoneyInput } from '../../ui/form/number/MoneyInput.tsx'
import { ScoreRangeBox } from '../../ui/form/number/ScoreRangeBox.tsx'
import { ScoreRangeInput } from '../../ui/form/number/ScoreRangeInput.tsx'
import { SliderBox } from '../../ui/form/number/SliderBox.tsx'
import { SliderInput } from '../../ui/form/number/SliderInput.tsx'
import { StepperBox } from '../../ui/form/number/StepperBox.tsx'
import { StepperInput } from '../../ui/form/number/StepperInput.tsx'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'

type Values = { subjects: number; share: number; score: { min: number; max: number }; price: number | null }

const initialValues: Values = { subjects: 3, share: 40, score: { min: 0, max: 100 }, price: null }

export function KitQuantities() {
  const { control, setError } = useForm<Values>({ defaultValues: initialValues })
  useEffect(() => {
    setError('subjects', { message: 'Choose fewer subjects' })
    setError('share', { message: 'Choose a larger share' })
    setError('score', { message: 'No one has this score' })
    setError('price', { message: 'Enter a price' })
  }, [setError])
  const [subjects, setSubjects] = useState(3)
  const [share, setShare] = useState(40)
  const [score, setScore] = useState({ min: 25, max: 74 })
  const [price, setPrice] = useState<number | null>(1_250_000)
  return (
    <Panel title="Numbers and money">
      <Columns>
        <StepperBox
          label="Subjects per interval"
          value={subjects}
          onChange={setSubjects}
          min={1}
          max={20}
          reasons={{ max: 'A delivery holds 20 subjects at most.' }}
          helper="1 to 4 a week works best"
        />
        <StepperBox
          label="Refused"
          value={4}
          onChange={setSubjects}
          min={1}
          max={20}
          disabledReason="The training is active."
        />
        <StepperInput control={control} name="subjects" label="In a form" min={1} max={20} required />
        <SliderBox
          label="Share of employees"
          value={share}
          onChange={setShare}
          min={0}
          max={100}
          step={5}
          unit="%"
        />
        <SliderBox
          label="Refused"
          value={60}
          onChange={setShare}
          min={0}
          max={100}
          unit="%"
          disabledReason="Set by the plan."
        />
        <SliderInput control={control} name="share" label="In a form" min={0} max={100} unit="%" />
        <ScoreRangeBox label="Resilience score" value={score} onChange={setScore} />
        <ScoreRangeBox label="The wrong way round" value={{ min: 80, max: 20 }} onChange={setScore} />
        <ScoreRangeBox
          label="Refused"
          value={{ min: 0, max: 100 }}
          onChange={setScore}
          disabledReason="No assessment has ended yet."
        />
        <ScoreRangeInput control={control} name="score" label="In a form" />
        <MoneyBox label="Price" value={price} onChange={setPrice} max={5_000_000} helper="Up to $50,000.00" />
        <MoneyBox
          label="Refused"
          value={9900}
          onChange={setPrice}
          currency="EUR"
          disabledReason="Set by the contract."
        />
        <MoneyInput control={control} name="price" label="In a form" required />
        <p>
          <Money cents={1_250_000} /> · <Money cents={-4999} currency="EUR" /> · <Money cents={null} />
        </p>
      </Columns>
    </Panel>
  )
}
