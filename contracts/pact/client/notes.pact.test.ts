import { company, library } from '../company.ts'
import { integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const subject = { companyId: company.id, subjectId: library.subject }
const beside = {
  'a note beside a subject': { noteId: 5, subjectId: library.subject, content: 'Ask Ása.' },
}

pinClient([
  {
    pin: 'subjects.saveNote: a new note',
    request: 'POST /companies/101/subjects/101/notes',
    body: { content: 'Ask Björn.' },
    answer: { success: true, note: { id: integer(1), content: 'Ask Björn.' } },
    do: (client) => client.subjects.saveNote({ ...subject, content: 'Ask Björn.' }),
  },
  {
    pin: 'subjects.saveNote: a changed note',
    given: beside,
    request: 'POST /companies/101/subjects/101/notes',
    body: { id: 5, content: 'Ask Björn.' },
    answer: { success: true, note: { id: 5, content: 'Ask Björn.' } },
    do: (client) => client.subjects.saveNote({ ...subject, id: 5, content: 'Ask Björn.' }),
  },
  {
    pin: 'subjects.saveNote: a note without words',
    request: 'POST /companies/101/subjects/101/notes',
    body: { content: '' },
    fails: refused.invalid({ content: 'You need to enter some information to save' }),
    do: (client) => client.subjects.saveNote({ ...subject, content: '' }),
  },
  {
    pin: 'subjects.saveNote: a note by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/subjects/101/notes',
    body: { content: 'Ask Björn.' },
    fails: refused.forbidden(),
    do: (client) => client.subjects.saveNote({ ...subject, content: 'Ask Björn.' }),
  },
  {
    pin: 'subjects.deleteNote: the removal of a note',
    given: beside,
    request: 'DELETE /companies/101/subjects/101/notes/5',
    answer: { success: true },
    do: (client) => client.subjects.deleteNote({ ...subject, noteId: 5 }),
  },
  {
    pin: 'subjects.deleteNote: the removal of a note that is not there',
    given: beside,
    request: 'DELETE /companies/101/subjects/101/notes/6',
    fails: refused.notFound(),
    do: (client) => client.subjects.deleteNote({ ...subject, noteId: 6 }),
  },
])
