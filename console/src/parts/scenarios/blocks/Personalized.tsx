import type { Block, Company } from '@heed/contracts'
import {
  getCompanyName,
  listBlockTexts,
  listPersonalizedKeys,
  type PersonalizeData,
  type PersonalizedKey,
  personalizeExample,
  splitPersonalizedText,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { useScenarioWords } from './words.ts'

type PlaceholderValue = { value: string; isExample: boolean }
export type PlaceholderValues = Readonly<Record<PersonalizedKey, PlaceholderValue>>

export function getPlaceholderValues(company: Company, enteredData: PersonalizeData = {}): PlaceholderValues {
  const examples = { ...personalizeExample, companyName: getCompanyName(company) }
  const createPlaceholderValue = (key: PersonalizedKey): PlaceholderValue => {
    const value = enteredData[key]
    return value ? { value, isExample: false } : { value: examples[key], isExample: true }
  }
  return {
    companyName: createPlaceholderValue('companyName'),
    companyDomain: createPlaceholderValue('companyDomain'),
    emailHR: createPlaceholderValue('emailHR'),
  }
}

export const hasExamples = (block: Block, placeholderValues: PlaceholderValues): boolean =>
  listPersonalizedKeys(listBlockTexts([block])).some((key) => placeholderValues[key].isExample)

const PlaceholderContext = createContext<PlaceholderValues | null>(null)
export const PlaceholderProvider = PlaceholderContext.Provider

const PlaceholderMark = styled('mark')(({ theme }) => ({
  padding: '0 3px',
  borderRadius: 4,
  color: theme.vars.palette.onSoft.warning,
  backgroundColor: theme.vars.palette.soft.warning,
  // Stays visible in forced-colors mode, which drops backgrounds.
  borderBottom: `1px dashed currentcolor`,
}))

export function Personalized({ text }: { text: string }): ReactNode {
  const word = useScenarioWords()
  const placeholderValues = usePlaceholderValues()
  return splitPersonalizedText(text).map((part, index) => {
    const key = `part ${String(index)}`
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    const { value, isExample } = placeholderValues[part.key]
    if (!isExample) return <Fragment key={key}>{value}</Fragment>
    return (
      <PlaceholderMark key={key}>
        {value}
        <VisuallyHidden> {word('example')}</VisuallyHidden>
      </PlaceholderMark>
    )
  })
}

export function usePersonalized(): (text: string) => string {
  const placeholderValues = usePlaceholderValues()
  return (text) =>
    splitPersonalizedText(text)
      .map((part) => (typeof part === 'string' ? part : placeholderValues[part.key].value))
      .join('')
}

function usePlaceholderValues(): PlaceholderValues {
  const placeholderValues = useContext(PlaceholderContext)
  if (!placeholderValues) throw new Error('A personalised text stands outside of FillingsProvider')
  return placeholderValues
}
