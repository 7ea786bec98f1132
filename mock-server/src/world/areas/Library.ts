import type { NoteRow, SeededRows } from '@heed/fixtures'
import type { Collect, Collection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

export class Library {
  readonly notes: Collection<NoteRow>

  readonly notesByCompany = new GroupIndex<NoteRow>(({ companyId }) => companyId)

  constructor(collect: Collect, seededRows: SeededRows) {
    this.notes = collect('notes', seededRows.notes, this.notesByCompany)
  }
}
