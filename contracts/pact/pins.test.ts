import { describe, expect, it } from 'vitest'
import { ApiError } from '../src/index.ts'
import { type Call, nameCall, toInteraction } from './calls.ts'
import { rejections } from './files/refusals.ts'
import { integer, string } from './matchers.ts'
import { type PinCase, runPin } from './pins.ts'

const renameCall: Call = {
  pin: 'lists.update: a rename: the second one',
  request: 'PUT /companies/101/lists/11?a=b',
  body: { name: 'Accounting' },
  answer: { list: { id: integer(11), name: 'Accounting' } },
}

describe('toInteraction', () => {
  it('expands a short row into a full interaction', () => {
    expect(toInteraction(renameCall)).toEqual({
      operation: 'lists.update',
      uponReceiving: 'a rename: the second one',
      as: 'admin',
      given: [{ state: 'a company' }],
      withRequest: { method: 'PUT', path: '/companies/101/lists/11?a=b', body: { name: 'Accounting' } },
      willRespondWith: { status: 200, body: { list: { id: integer(11), name: 'Accounting' } } },
    })
  })

  it('lists the company state first and the others in order, including repeated ones', () => {
    const given = {
      billing: [{ plan: 'trial' }, { card: 'company' }],
      'no lists': true,
      'a company': { full: true },
    } as const
    expect(toInteraction({ ...renameCall, as: 'nobody', given })).toMatchObject({
      as: 'nobody',
      given: [
        { state: 'a company', params: { full: true } },
        { state: 'billing', params: { plan: 'trial' } },
        { state: 'billing', params: { card: 'company' } },
        { state: 'no lists' },
      ],
    })
  })

  it('keeps a refusal or another response unchanged, and requires one of them', () => {
    const { answer: _, ...asked } = renameCall
    expect(toInteraction({ ...renameCall, fails: rejections.notFound() }).willRespondWith).toEqual(
      rejections.notFound(),
    )
    expect(toInteraction({ ...asked, response: { status: 204 } }).willRespondWith).toEqual({ status: 204 })
    expect(() => toInteraction(asked)).toThrow('lists.update: a rename: the second one: what is answered?')
  })
})

const expectMismatch = (acting: Promise<void>) =>
  expect(acting).rejects.toMatchObject({ name: 'AssertionError' })

it('named gives a call shared by several tests its own name', () => {
  expect(nameCall('a change', renameCall).pin).toBe('lists.update: a change')
  expect(nameCall('a change', { ...renameCall, pin: 'lists.update' })).toEqual({
    ...renameCall,
    pin: 'lists.update: a change',
  })
})

describe('a pin row', () => {
  const row = (own: Pick<PinCase<string>, 'do' | 'reads'>): PinCase<string> => ({ ...renameCall, ...own })
  const list = { id: 11, name: 'Accounting' }

  it('without reads compares the whole answer', async () => {
    await runPin(row({ do: async () => ({ list }) }), '')
    await expectMismatch(runPin(row({ do: async () => ({ list: { id: 11 } }) }), ''))
    await expectMismatch(runPin(row({ do: async () => undefined }), ''))
  })

  it('compares the answer with reads, or calls reads with the tool and the result', async () => {
    await runPin(row({ do: () => ({ list }), reads: { list: { id: 11 } } }), '')
    await expectMismatch(runPin(row({ do: () => ({ list }), reads: { list: { id: 12 } } }), ''))
    await expectMismatch(runPin(row({ do: () => 'sent', reads: 'failed' }), ''))
    const looking = row({ do: () => 1, reads: (tool, given) => expect([tool, given]).toEqual(['store', 1]) })
    await runPin(looking, 'store')
    await expectMismatch(runPin(looking, 'another store'))
  })

  const facts = { operation: 'lists.update', requestId: '1' }
  const taken = new ApiError('The name is taken', { ...facts, kind: 'conflict', status: 409 })
  const failing = (fails: NonNullable<Call['fails']>, error: unknown): PinCase<string> => ({
    pin: 'lists.update: a name that is taken',
    request: 'PUT /companies/101/lists/11',
    fails,
    do: () => (error ? Promise.reject(error) : undefined),
  })

  it('that fails expects an error of the same kind and message', async () => {
    await runPin(failing(rejections.conflict('The name is taken'), taken), '')
    await runPin(failing({ status: 409, body: { message: string('The name is taken') } }, taken), '')
    await expectMismatch(runPin(failing(rejections.conflict('The list is full'), taken), ''))
    await expectMismatch(runPin(failing(rejections.forbidden('The name is taken'), taken), ''))
    await expectMismatch(runPin(failing(rejections.conflict(), undefined), ''))
  })

  it("that fails by field expects each field's error", async () => {
    const fields = { name: 'Too long', type: 'Unknown' }
    const both = new ApiError('Too long\nUnknown', { ...facts, kind: 'validation', status: 400, fields })
    await runPin(failing(rejections.invalid(fields), both), '')
    await expectMismatch(runPin(failing(rejections.invalid({ name: 'Too long' }), both), ''))
  })
})
