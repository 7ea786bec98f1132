import { FakeServer } from './fakeServer.ts'

/** A server with responses to everything that the front page requests. */
export const makeHomeServer = (companyId = 11, server = new FakeServer()): FakeServer =>
  server
    .on(`GET /companies/${companyId}/statistics/status`, {
      trainings: { active: { value: 2, users: 40 }, completed: { value: 1, users: 1 } },
      assessments: { active: { value: 3, users: 1200 }, completed: { value: 0, users: 0 } },
    })
    .on(`GET /companies/${companyId}/trainings`, { automations: [], count: 0 })
    .on(`GET /companies/${companyId}/assessments`, { assessments: [], count: 0 })
    .on(`GET /companies/${companyId}/subjects/latestSubjects`, { subjects: [] })
    .on(`GET /companies/${companyId}/events`, { events: [] })
    .on(`GET /companies/${companyId}/integrations`, { integrations: [] })
    .on(`GET /companies/${companyId}/reports`, { reports: [], count: 0 })
