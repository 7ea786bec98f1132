import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { campaignStatus } from '@heed/contracts'
import { companyIds, getManagerEmail, languages } from '@heed/fixtures'
import { expect, it } from 'vitest'
import type { ServedFile } from '../../calls/handler.ts'
import { getWords } from '../../files/words/index.ts'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const admin = getManagerEmail('admin')
const companyId = companyIds.direct
const world = createWorld({ employees: 40 })
const assessmentId = String(world.campaigns.assessments.find((one) => one.companyId === companyId)?.id)
const trainingId = String(
  world.campaigns.trainings.find(
    (one) => one.companyId === companyId && one.status === campaignStatus.completed,
  )?.id,
)

async function readHead({ body }: ServedFile): Promise<string[]> {
  const whole = await text(body instanceof Readable ? body : Readable.from([body]))
  return (whole.replace(/^\uFEFF/, '').split('\r\n')[0] ?? '').split(',')
}

function setLanguage(language: string): void {
  const company = world.companies.get(companyId)
  if (company) world.companies.put({ ...company, language })
}

const readHeaders = async (): Promise<string[][]> => {
  const over = { companyId, assessmentId, token: 't' }
  const of = { companyId, trainingId, token: 't' }
  return Promise.all([
    readHead(call(world, 'assessmentReports.answersCsv', over, admin)),
    readHead(call(world, 'assessmentReports.detailedCsv', over, admin)),
    readHead(call(world, 'trainingReports.usersCsv', of, admin)),
    readHead(call(world, 'trainingReports.usersDetailedCsv', of, admin)),
  ])
}

/** Words that are spelled alike in English and many other languages. */
const english = getWords('en')
const shared = new Set([english.name, english.email, english.lesson, english.score, english.scenario])

it.each(languages.map(({ code }) => code))(
  "CSV headers and sign-in emails use the company's language: %s",
  async (language) => {
    setLanguage('en')
    const said = await readHeaders()
    setLanguage(language)
    const own = await readHeaders()
    for (const head of own) expect(new Set(head).size, head.join()).toBe(head.length)
    call(world, 'auth.managerSignin', { email: admin })
    const subject = [...world.mails.values()].at(-1)?.subject
    if (language === 'en') {
      expect([own, subject]).toEqual([said, 'Sign in to Heed'])
      return
    }
    expect(subject).not.toBe('Sign in to Heed')
    expect(subject).toContain('Heed')
    const same = own.flatMap((head, file) => head.filter((name, at) => name === said[file]?.[at]))
    const words = same.map((name) => name.replace(/ \(.*/, '')).filter((name) => !shared.has(name))
    // Names of threat areas come from the library.
    expect(words.filter((name) => Object.values(english).includes(name))).toEqual([])
  },
)
