import { getTrainingAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  title: 'incidents.title',
  who: 'viewer',
  texts: ['incidents'],
  when: getTrainingAvailability,
  locked: { title: 'incidents.locked', text: 'incidents.lockedText', demo: 'training' },
} as const

const loadIncidentsPage = async () => (await import('./IncidentsPage.tsx')).IncidentsPage
const loadIncidentPage = async () => (await import('./IncidentPage.tsx')).IncidentPage

export const incidentsScreens: readonly Screen[] = [
  { ...sharedFields, path: paths.incidents.pattern, load: loadIncidentsPage },
  { ...sharedFields, path: paths.incident.pattern, load: loadIncidentPage },
]
