import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { loadDeskTexts } from '../addTexts.ts'
import { formatEmail } from './formatRecipient.ts'

beforeAll(loadDeskTexts)

it('a message line names its recipient or an anonymous employee', () => {
  const lineTo = (to: string) => formatEmail(i18next.t, { to, subject: 'A lesson for you' })
  expect(lineTo('asa@a.example')).toBe('asa@a.example: A lesson for you')
  expect(lineTo('')).toBe('an anonymous employee: A lesson for you')
})
