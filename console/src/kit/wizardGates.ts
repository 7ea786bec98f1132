import type { Gate } from '../lib/gating.ts'

export type Step = 'goal' | 'content' | 'people' | 'schedule' | 'reminders' | 'intro' | 'finalize'

export type Draft = { goal: string; subjects: number; people: number; start: string }

export const EMPTY: Draft = { goal: '', subjects: 0, people: 0, start: 'Apr 07, 2026' }

export const LABELS: Record<Step, string> = {
  goal: 'Goal',
  content: 'Content',
  people: 'Employees',
  schedule: 'Schedule',
  reminders: 'Reminders',
  intro: 'Intro message',
  finalize: 'Finalize',
}

const always = () => undefined

export const GATES: Gate<Step, Draft>[] = [
  { step: 'goal', refusal: always },
  { step: 'content', refusal: ({ goal }) => (goal ? undefined : 'Choose a goal') },
  { step: 'people', refusal: ({ subjects }) => (subjects > 0 ? undefined : 'Choose at least one subject') },
  { step: 'schedule', refusal: ({ people }) => (people > 0 ? undefined : 'Choose at least one employee') },
  { step: 'reminders', refusal: ({ start }) => (start ? undefined : 'Set the first date') },
  { step: 'intro', refusal: always },
  { step: 'finalize', refusal: always },
]
