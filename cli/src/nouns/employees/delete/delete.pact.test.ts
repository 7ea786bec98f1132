import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, rejections } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../../test/company.ts'
import { namePins, runForCompany } from '../../../../test/customer.ts'
import {
  asaPath,
  currentUserPin,
  listsPin,
  makeEmployeePin,
  unknownEmployee,
} from '../../../../test/employee.ts'
import { makeTempFolder } from '../../../../test/heed.ts'

const pact = createPact('heed-cli', 'employees')
const makeDeletionPin = (lists: readonly number[]) =>
  ({
    pin: 'employees.delete',
    request: `DELETE ${asaPath}`,
    body: { lists },
    answer: { success: true },
  }) as const
const words = (verb: string, ...more: string[]) => ['employees', verb, ...more]

it('employees delete deletes confirmed employees and reports unknown addresses', () =>
  pact.story(
    [
      ...namePins(
        'employees delete',
        companyPin,
        makeEmployeePin(),
        currentUserPin,
        makeDeletionPin([11, 12]),
      ),
      ...namePins('employees delete of nobody', unknownEmployee),
    ],
    async (running) => {
      const typed = words('delete', 'asa@example.is', 'nobody@example.is')
      const { code, output, error, asked } = await runForCompany(running, typed, { answers: [true] })
      expect([code, asked]).toEqual([3, ["Delete 1 employee from Norðurljós? This can't be undone."]])
      expect(output).toMatch(
        /^✓ Deleted 1 employee from Norðurljós\nRun \S+\. See its details: heed runs view/,
      )
      expect(error).toBe(
        '  - Ása Þórsdóttir <asa@example.is>\nEmployees of Norðurljós: 4 → 3\n✗ 1 employee not removed from Norðurljós:\n  nobody@example.is: employee not found\n',
      )
    },
  ))

it('employees delete deletes no one without confirmation', () =>
  pact.story(namePins('a deletion that is not confirmed', companyPin, makeEmployeePin()), async (running) => {
    const { code } = await runForCompany(running, words('delete', 'asa@example.is'), { answers: [false] })
    expect(code).toBe(2)
  }))

it("employees delete --list removes a file's employees from one list and names invalid lines", async () => {
  const file = join(await makeTempFolder(), 'gone.csv')
  await writeFile(file, 'ASA@example.is,Ása,Finance\nno address\nasa@example.is\n')
  await pact.story(
    namePins(
      'employees delete --list',
      companyPin,
      listsPin,
      makeEmployeePin(),
      currentUserPin,
      makeDeletionPin([11]),
    ),
    async (running) => {
      const typed = words('delete', '--from', file, '--list', 'finance', '--yes', '--json')
      const { code, output, error } = await runForCompany(running, typed)
      expect([code, JSON.parse(output)]).toEqual([
        3,
        {
          run: expect.any(String),
          company: 101,
          list: 'Finance',
          removed: 1,
          deleted: 0,
          onlyLeftLists: 1,
          outcomeUnknown: 0,
          failures: [{ email: 'no address', line: 2, reason: 'Email not valid' }],
          error: expect.objectContaining({ code: 3 }),
        },
      ])
      expect(error).toContain('line 2: no address: Email not valid')
    },
  )
})

it('employees delete counts an employee already deleted by someone else as deleted', () =>
  pact.story(
    namePins('an employee who went meanwhile', companyPin, makeEmployeePin(), currentUserPin, {
      ...makeDeletionPin([11, 12]),
      given: { 'nobody is employed': true },
      fails: rejections.notFound(),
    }),
    async (running) => {
      const { code, output } = await runForCompany(running, words('delete', 'asa@example.is', '--yes'))
      expect([code, output.startsWith('✓ Deleted 1 employee')]).toEqual([0, true])
    },
  ))

it('employees delete stops when the sign-in has expired and counts employees not removed', () =>
  pact.story(
    namePins('a deletion whose sign-in ends', companyPin, makeEmployeePin(), currentUserPin, {
      ...makeDeletionPin([11, 12]),
      given: { 'the token has expired': true },
      fails: rejections.unauthorized(),
    }),
    async (running) => {
      const { code, output, error } = await runForCompany(running, words('delete', 'asa@example.is', '--yes'))
      expect([code, output.includes('Deleted')]).toEqual([4, false])
      expect(error).toContain('1 employee not removed from Norðurljós.')
      expect(error).toContain('Run the same command again')
    },
  ))

it('employees delete removes no one if a lookup fails', () =>
  pact.story(
    namePins('a look-up whose sign-in ends', companyPin, {
      ...makeEmployeePin(),
      given: { 'the token has expired': true },
      fails: rejections.unauthorized(),
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, words('delete', 'asa@example.is', '--yes'))
      expect([code, error.includes('1 employee not removed from Norðurljós.')]).toEqual([4, true])
    },
  ))

it("employees delete --list reports an employee who isn't on the list", () =>
  pact.story(
    namePins('a list that somebody is not on', companyPin, listsPin, makeEmployeePin()),
    async (running) => {
      const typed = words('delete', 'asa@example.is', '--list', 'Warehouse', '--yes')
      const { code, error } = await runForCompany(running, typed)
      expect([code, error.includes('asa@example.is: not on the list')]).toEqual([3, true])
    },
  ))

it('employees delete uses every list in a company with anonymous tracking', () => {
  const given = { 'a company': { anonymous: true } } as const
  const body = { ...companyPin.answer, anonymousTracking: true }
  return pact.story(
    namePins(
      'a deletion in an anonymous company',
      { ...companyPin, given, answer: body },
      { ...listsPin, given },
      { ...currentUserPin, given },
      { ...makeDeletionPin([11, 12, 13]), given },
    ),
    async (running) => {
      expect((await runForCompany(running, words('delete', 'asa@example.is', '--yes'))).code).toBe(0)
    },
  )
})

it('employees delete fails in a company with single sign-on', () => {
  const given = { 'a company': { singleSignOn: true } } as const
  const body = { ...companyPin.answer, settings: { 'ui.sso.configured': '1' } }
  return pact.story(
    namePins('a deletion with single sign-on', { ...companyPin, given, answer: body }),
    async (running) => {
      const { code, error } = await runForCompany(running, words('delete', 'asa@example.is', '--yes'))
      expect([code, error.includes('Remove its employees in the identity provider')]).toEqual([4, true])
    },
  )
})

it('employees delete stops if more employees are given than --max-delete allows', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const typed = words('delete', 'asa@example.is', 'b@example.is', '--max-delete', '1', '--yes')
  const { code, error } = await runForCompany(nowhere, typed)
  expect([code, error.includes('add --max-delete 2')]).toEqual([10, true])
})
