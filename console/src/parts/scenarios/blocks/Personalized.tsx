import type { Block, Company } from '@heed/contracts'
import {
  companyName,
  listBlockTexts,
  type PersonalizeData,
  type PersonalizedKey,
  personalizedKeysIn,
  personalizedParts,
  personalizeExample,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { useScenarioWords } from './words.ts'

type Filling = { value: string; isExample: boolean }
export type Fillings = Readonly<Record<PersonalizedKey, Filling>>

export function getFillings(company: Company, entered: PersonalizeData = {}): Fillings {
  const examples = { ...personalizeExample, companyName: companyName(company) }
  const filling = (key: PersonalizedKey): Filling => {
    const value = entered[key]
    return value ? { value, isExample: false } : { value: examples[key], isExample: true }
  }
  return {
    companyName: filling('companyName'),
    companyDomain: filling('companyDomain'),
    emailHR: filling('emailHR'),
  }
}

export const hasExamples = (block: Block, fillings: Fillings): boolean =>
  personalizedKeysIn(listBlockTexts([block])).some((key) => fillings[key].isExample)

const FillingsContext = createContext<Fillings | null>(null)
export const FillingsProvider = FillingsContext.Provider

const Mark = styled('mark')(({ theme }) => ({
  padding: '0 3px',
  borderRadius: 4,
  color: theme.vars.palette.onSoft.warning,
  backgroundColor: theme.vars.palette.soft.warning,
  // Stays visible in forced-colors mode, which drops backgrounds.
  borderBottom: `1px dashed currentcolor`,
}))

export function Personalized({ text }: { text: string }): ReactNode {
  const word = useScenarioWords()
  const fillings = useFillings()
  return personalizedParts(text).map((part, at) => {
    const key = `part ${String(at)}`
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    const { value, isExample } = fillings[part.key]
    if (!isExample) return <Fragment key={key}>{value}</Fragment>
    return (
      <Mark key={key}>
        {value}
        <VisuallyHidden> {word('example')}</VisuallyHidden>
      </Mark>
    )
  })
}

export function usePersonalized(): (text: string) => string {
  const fillings = useFillings()
  return (text) =>
    personalizedParts(text)
      .map((part) => (typeof part === 'string' ? part : fillings[part.key].value))
      .join('')
}

function useFillings(): Fillings {
  const fillings = useContext(FillingsContext)
  if (!fillings) throw new Error('A personalised text stands outside of FillingsProvider')
  return fillings
}
