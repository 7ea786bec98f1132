import { trainingStatusAt } from '@heed/contracts'
import { afterDeed, type DeedRow } from '@heed/fixtures'
import { kept } from '../world/anonymise.ts'
import { sendDue } from '../world/trainings/sending.ts'
import { trainingEvents } from '../world/trainings/trainingViews.ts'
import type { World } from '../world/World.ts'
import type { Happening } from './passTime.ts'

/** Deliveries and reminders go out; what is sent to the end is completed. */
export const trainingMails: Happening = {
  next: ({ campaigns }) => campaigns.trainingAgenda.next,

  happen(world) {
    for (const training of world.campaigns.trainingAgenda.due()) {
      const sent = sendDue(world, training)
      const status = trainingStatusAt(sent.status, trainingEvents(sent), world.clock.instant)
      world.campaigns.trainings.put({ ...sent, status })
    }
  },
}

/** People open lessons and answer their questions, at the instants that their temper gave them. */
export const lessonDeeds: Happening = {
  next: ({ campaigns }) => campaigns.deedAgenda.next,

  happen(world) {
    for (const deed of world.campaigns.deedAgenda.due()) takeLesson(world, deed)
  },
}

function takeLesson(world: World, deed: DeedRow): void {
  const { lessons, deeds } = world.campaigns
  deeds.remove(deed.id)
  const lesson = lessons.get(deed.id)
  if (!lesson) return
  lessons.put(afterDeed(lesson, deed))
  const employee = world.employees.get(lesson.employeeId)
  const company = employee && world.companies.get(employee.companyId)
  if (company && deed.at > (employee.lastActive ?? '')) {
    world.employees.put(kept(company, { ...employee, lastActive: deed.at }))
  }
}
