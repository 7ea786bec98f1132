import { ApiError } from '@heed/contracts'
import * as z from 'zod/mini'
import { Resource } from '../../lib/requests/Resource.ts'
import { createChoiceFilter } from '../../lib/tables/filters.ts'
import { createLocalFetch } from '../../lib/tables/localPages.ts'
import { PagedList } from '../../lib/tables/PagedList.ts'

export const severities = ['low', 'medium', 'high'] as const
const Subject = z.string().check(z.trim(), z.minLength(1, 'Enter a subject'))
export const IncidentReport = z.object({ subject: Subject, severity: z.enum(severities) })

export type Incident = z.infer<typeof IncidentReport> & { id: number; reporter: string }
type Filters = { severity: Incident['severity'] | null }

const severityFilter = createChoiceFilter(severities)
const colleague = 'Jürgen Groß'
const subjects = ['Unpaid invoice', 'Your parcel waits', 'A message from the board']

export class IncidentsStore {
  readonly one = new Resource<Incident>()
  private incidents: readonly Incident[] = severities.flatMap((severity, row) =>
    subjects.map((subject, index) => ({ id: row * 3 + index + 1, subject, severity, reporter: colleague })),
  )
  readonly list = new PagedList<Incident, Filters>(
    createLocalFetch(async () => this.incidents, {
      texts: ({ subject, reporter }) => [subject, reporter],
      fields: { subject: ({ subject }) => subject, reporter: ({ reporter }) => reporter },
      keeps: (incident, { severity }) => severity === null || incident.severity === severity,
    }),
    { order: 'subject asc', fields: ['subject', 'reporter'], filters: { severity: severityFilter } },
  )

  readonly load = (id: number): Promise<void> =>
    this.one.load(async () => {
      const match = this.incidents.find((incident) => incident.id === id)
      if (match) return match
      throw new ApiError('', { kind: 'notFound', operation: '', status: 404, requestId: '' })
    })

  async report(incident: z.infer<typeof IncidentReport>, reporter: string): Promise<void> {
    this.incidents = [...this.incidents, { ...incident, reporter, id: this.incidents.length + 1 }]
    await this.list.reload()
  }
}
