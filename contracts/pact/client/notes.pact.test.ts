import { describe, expect, it } from 'vitest'
import { company, library } from '../company.ts'
import { integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const companyId = company.id
const given = [{ state: 'a company' }] as const

describe('a note', () => {
  const notes = `/companies/${companyId}/subjects/${library.subject}/notes`
  const beside = [
    ...given,
    {
      state: 'a note beside a subject',
      params: { noteId: 5, subjectId: library.subject, content: 'Ask Ása.' },
    },
  ] as const
  const write = (body: { id?: number; content: string }) =>
    ({ operation: 'subjects.saveNote', withRequest: { method: 'POST', path: notes, body } }) as const
  const remove = (noteId: number) =>
    ({
      operation: 'subjects.deleteNote',
      withRequest: { method: 'DELETE', path: `${notes}/${noteId}` },
    }) as const
  const subjectId = library.subject

  it('is written', () =>
    pinCall(
      {
        ...write({ content: 'Ask Björn.' }),
        given,
        as: 'admin',
        uponReceiving: 'a new note',
        willRespondWith: {
          status: 200,
          body: { success: true, note: { id: integer(1), content: 'Ask Björn.' } },
        },
      },
      async (client) => {
        const { note } = await client.subjects.saveNote({ companyId, subjectId, content: 'Ask Björn.' })
        expect(note.content).toBe('Ask Björn.')
      },
    ))

  it('is changed under its id', () =>
    pinCall(
      {
        ...write({ id: 5, content: 'Ask Björn.' }),
        given: beside,
        as: 'admin',
        uponReceiving: 'a changed note',
        willRespondWith: { status: 200, body: { success: true, note: { id: 5, content: 'Ask Björn.' } } },
      },
      async (client) => {
        const { note } = await client.subjects.saveNote({
          companyId,
          subjectId,
          id: 5,
          content: 'Ask Björn.',
        })
        expect(note).toMatchObject({ id: 5, content: 'Ask Björn.' })
      },
    ))

  it('needs words', () =>
    pinCall(
      {
        ...write({ content: '' }),
        given,
        as: 'admin',
        uponReceiving: 'a note without words',
        willRespondWith: refused.invalid({ content: 'You need to enter some information to save' }),
      },
      async (client) =>
        expect(client.subjects.saveNote({ companyId, subjectId, content: '' })).rejects.toMatchObject({
          kind: 'validation',
          fields: { content: 'You need to enter some information to save' },
        }),
    ))

  it('is refused to a viewer', () =>
    pinCall(
      {
        ...write({ content: 'Ask Björn.' }),
        given,
        as: 'viewer',
        uponReceiving: 'a note by a viewer',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(
          client.subjects.saveNote({ companyId, subjectId, content: 'Ask Björn.' }),
        ).rejects.toMatchObject({
          kind: 'forbidden',
        }),
    ))

  it('is deleted', () =>
    pinCall(
      {
        ...remove(5),
        given: beside,
        as: 'admin',
        uponReceiving: 'the removal of a note',
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (client) =>
        expect(await client.subjects.deleteNote({ companyId, subjectId, noteId: 5 })).toEqual({
          success: true,
        }),
    ))

  it('that is not there is not found', () =>
    pinCall(
      {
        ...remove(6),
        given: beside,
        as: 'admin',
        uponReceiving: 'the removal of a note that is not there',
        willRespondWith: refused.notFound(),
      },
      async (client) =>
        expect(client.subjects.deleteNote({ companyId, subjectId, noteId: 6 })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))
})
