import { createPact, nameCall } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyListsPin, companyPin, myCompaniesPin } from '../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'

async function runCompletion({ url, token }: { url: string; token: string }, ...words: string[]) {
  const env = {
    HEED_API: url,
    HEED_TOKEN: token,
    HEED_COMPANY: '101',
    XDG_CACHE_HOME: await makeTempFolder(),
  }
  const { code, output } = await runHeed(['__complete', 'fish', ...words], { env })
  expect(code).toBe(0)
  return output
}

it('completion offers the names of companies', () =>
  createPact('heed-cli', 'companies').story(
    [nameCall('the companies that a line is completed with', myCompaniesPin)],
    async (running) => {
      expect(await runCompletion(running, 'whoami', '--company', '')).toBe('Norðurljós\t101\n')
    },
  ))

it('completion offers the names of lists', () =>
  createPact('heed-cli', 'lists').story(
    [
      nameCall('the company whose lists a line is completed with', companyPin),
      nameCall('the lists that a line is completed with', companyListsPin),
    ],
    async (running) => {
      expect(await runCompletion(running, 'employees', 'list', '--list', 'F')).toBe('Finance\t11\n')
    },
  ))

it('completion offers nothing when there are no reports', () =>
  createPact('heed-cli', 'reports').story(
    [
      nameCall('the company whose reports a line is completed with', companyPin),
      {
        pin: 'reports.list: the reports that a line is completed with, of which there are none',
        request: 'GET /companies/101/reports?order=created+desc&p=0&n=1000',
        answer: { reports: [], count: 0 },
      },
    ],
    async (running) => {
      expect(await runCompletion(running, 'reports', 'get', '')).toBe('')
    },
  ))
