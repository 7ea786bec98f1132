import {
  createCampaignLetter,
  createLessonItem,
  formatLessonsSubject,
  listCampaignReasons,
} from '@heed/contracts/mail/campaignLetter'
import { renderEmailHtml } from '@heed/contracts/mail/emailHtml'
import { renderEmailText } from '@heed/contracts/mail/emailText'
import type { Letter } from '@heed/contracts/mail/letter'
import { createFormattedText } from '@heed/contracts/mail/writtenText'
import { computeMedian, printFigure } from './figures.ts'

const peopleCount = 100_000
const roundCount = 3
const origin = 'https://my.heed.example'
const company = 'Norðurljós hf.'

const header = createFormattedText('<h2>From the board</h2>') ?? null
const footer = createFormattedText('<p>The office</p>') ?? null
const introduction =
  createFormattedText('<p>Welcome, <b>all</b> of you</p><ul><li>a</li><li>b</li></ul>') ?? ''

const makeName = (person: number): string => `Ása <${String(person)}> Jónsdóttir`

function createLetter(name: string, person: number): Letter {
  const language = 'is'
  return createCampaignLetter({
    language,
    brand: { name: company, product: 'Heed', color: '#7a1f5c', logo: null },
    header,
    footer,
    about: formatLessonsSubject(language, 2),
    words: [name, introduction],
    items: [
      createLessonItem(language, { title: 'Passwords & keys', seconds: 180 }),
      createLessonItem(language, { title: 'Phishing', seconds: 240 }),
    ],
    href: `/training/${String(person)}`,
    reasons: listCampaignReasons(language, { company, product: 'Heed', support: 'help@heed.example' }),
  })
}

function measureLetters(write: (person: number) => number): { ms: number; letters: number } {
  const startTime = performance.now()
  let letters = 0
  for (let person = 0; person < peopleCount; person++) letters += write(person)
  return { ms: performance.now() - startTime, letters }
}

const subject = formatLessonsSubject('is', 2)
function countRenderedCharacters(person: number): number {
  const letter = createLetter(makeName(person), person)
  return renderEmailHtml({ subject, letter, origin }).length + renderEmailText(letter, origin).length
}

const emailTemplate =
  renderEmailHtml({ subject, letter: createLetter('NAME', 0), origin }) +
  renderEmailText(createLetter('NAME', 0), origin)
const countReplacedCharacters = (person: number): number =>
  emailTemplate.replaceAll('NAME', makeName(person)).length

const renderTimes: number[] = []
const baselineTimes: number[] = []
for (let round = 0; round < roundCount; round++) {
  baselineTimes.push(measureLetters(countReplacedCharacters).ms)
  const { ms, letters } = measureLetters(countRenderedCharacters)
  if (letters < peopleCount * emailTemplate.length) throw new Error(`${String(letters)} letters are too few`)
  renderTimes.push(ms)
}

printFigure({
  what: 'mails of a lesson to 100,000 people, HTML and text',
  value: computeMedian(renderTimes) / 1000,
  unit: 's',
  baseline: {
    what: 'a finished mail in which the name is replaced',
    value: computeMedian(baselineTimes) / 1000,
  },
  target: { kind: 'value', most: 10 },
})
