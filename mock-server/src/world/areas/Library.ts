import type { NoteRow, SeededRows } from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

export class Library {
  readonly notes: Collection<NoteRow>

  readonly notesByCompany = new GroupIndex<NoteRow>(({ companyId }) => companyId)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.notes = collect('notes', seededRows.notes, this.notesByCompany)
  }
}
