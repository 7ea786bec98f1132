import {
  campaignLetter,
  campaignReasons,
  lessonItem,
  lessonsAbout,
} from '@heed/contracts/mail/campaignLetter'
import type { Letter } from '@heed/contracts/mail/letter'
import { mailHtml } from '@heed/contracts/mail/mailHtml'
import { mailText } from '@heed/contracts/mail/mailText'
import { toWrittenText } from '@heed/contracts/mail/writtenText'
import { median, print } from './figures.ts'

const people = 100_000
const rounds = 3
const origin = 'https://my.heed.example'
const company = 'Norðurljós hf.'

const header = toWrittenText('<h2>From the board</h2>') ?? null
const footer = toWrittenText('<p>The office</p>') ?? null
const introduction = toWrittenText('<p>Welcome, <b>all</b> of you</p><ul><li>a</li><li>b</li></ul>') ?? ''

const makeName = (person: number): string => `Ása <${String(person)}> Jónsdóttir`

function letterTo(name: string, person: number): Letter {
  const language = 'is'
  return campaignLetter({
    language,
    brand: { name: company, product: 'Heed', color: '#7a1f5c', logo: null },
    header,
    footer,
    about: lessonsAbout(language, 2),
    words: [name, introduction],
    items: [
      lessonItem(language, { title: 'Passwords & keys', seconds: 180 }),
      lessonItem(language, { title: 'Phishing', seconds: 240 }),
    ],
    href: `/training/${String(person)}`,
    reasons: campaignReasons(language, { company, product: 'Heed', support: 'help@heed.example' }),
  })
}

function timed(write: (person: number) => number): { ms: number; letters: number } {
  const started = performance.now()
  let letters = 0
  for (let person = 0; person < people; person++) letters += write(person)
  return { ms: performance.now() - started, letters }
}

const subject = lessonsAbout('is', 2)
function both(person: number): number {
  const letter = letterTo(makeName(person), person)
  return mailHtml({ subject, letter, origin }).length + mailText(letter, origin).length
}

const finished =
  mailHtml({ subject, letter: letterTo('NAME', 0), origin }) + mailText(letterTo('NAME', 0), origin)
const replaced = (person: number): number => finished.replaceAll('NAME', makeName(person)).length

const own: number[] = []
const least: number[] = []
for (let round = 0; round < rounds; round++) {
  least.push(timed(replaced).ms)
  const { ms, letters } = timed(both)
  if (letters < people * finished.length) throw new Error(`${String(letters)} letters are too few`)
  own.push(ms)
}

print({
  what: 'mails of a lesson to 100,000 people, HTML and text',
  value: median(own) / 1000,
  unit: 's',
  baseline: { what: 'a finished mail in which the name is replaced', value: median(least) / 1000 },
  target: { kind: 'value', most: 10 },
})
