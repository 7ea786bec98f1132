import { companyIds, getManagerEmail, languages } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { readPdf } from '../../files/testPdf.ts'
import { getWords } from '../../files/words/index.ts'
import { callAsync } from '../../testing/testCall.ts'
import { readEmail } from '../../testing/testMail.ts'
import { createWorld } from '../../world/World.ts'
import { getReportFigures } from './figures.ts'
import { sendReport } from './reportEmail.ts'

/** 27,000, 1,300 and 69% in each language. Every space is non-breaking. */
const expectedTexts: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['27,000', '1,300', '69%'],
  is: ['27.000', '1.300', '69%'],
  de: ['27.000', '1.300', '69 %'],
  da: ['27.000', '1.300', '69 %'],
  no: ['27 000', '1 300', '69 %'],
  sv: ['27 000', '1 300', '69 %'],
  fi: ['27 000', '1 300', '69 %'],
  nl: ['27.000', '1.300', '69%'],
  fr: ['27 000', '1 300', '69 %'],
  es: ['27.000', '1300', '69 %'],
  it: ['27.000', '1300', '69%'],
  pt: ['27.000', '1.300', '69%'],
  pl: ['27 000', '1300', '69%'],
  cs: ['27 000', '1 300', '69 %'],
  el: ['27.000', '1.300', '69%'],
  tr: ['27.000', '1.300', '%69'],
  ja: ['27,000', '1,300', '69%'],
  zh: ['27,000', '1,300', '69%'],
}

const world = createWorld({ employees: 40 })
const companyId = companyIds.direct

test.each(languages.map(({ code }) => code))(
  'report emails and PDFs format numbers for the language %s',
  async (language) => {
    const [thousands = '', hundreds = '', percent = ''] = expectedTexts[language] ?? []
    const found = world.companies.get(companyId)
    const execution = [...world.reports.executions.values()].find(
      ({ hasPDF, reportId }) => hasPDF && world.reports.reports.get(reportId)?.companyId === companyId,
    )
    const report = execution && world.reports.reports.get(execution.reportId)
    if (!found || !execution || !report) throw new Error('The company reports nothing')
    const company = world.companies.put({ ...found, language })
    const said = getReportFigures(world, company, report, execution)
    const all = {
      ...said.figures.all,
      employees: 27_000,
      completed: 1300,
      total: 27_000,
      progress: 69,
      score: 69,
    }
    const row = world.reports.figures.put({
      ...said,
      id: execution.id,
      people: [],
      figures: { ...said.figures, all },
    })
    sendReport(world, report, { ...execution, recipients: ['board@elsewhere.example'] }, row)
    const mail = [...world.mails.values()].at(-1)
    const file = { companyId, reportId: report.id, executionId: execution.id, token: '' }
    const { body } = await callAsync(world, 'reports.downloadPdf', file, getManagerEmail('admin'))
    const texts = {
      mail: mail ? readEmail(mail).text : '',
      pdf: (await readPdf(body as Uint8Array)).texts[0] ?? '',
    }
    for (const [where, text] of Object.entries(texts)) {
      const plain = text.replaceAll(/\s+/g, ' ')
      for (const number of [thousands, percent]) expect(plain, where).toContain(number)
      expect(plain, where).not.toMatch(/27000/)
      if (!percent.startsWith('69%')) expect(plain, where).not.toContain('69%')
    }
    expect(texts.mail.replaceAll(/\s+/g, ' ')).toContain(hundreds)
    const score = `${percent} ${getWords(language).fair}`
    expect(texts.mail.replaceAll(/\s+/g, ' ')).toContain(`■ ${score}`)
  },
)
