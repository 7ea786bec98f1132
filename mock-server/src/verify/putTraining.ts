import { company as known, libraryIds } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { aDeliveryRow, aLessonRow, aTrainingRow } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import type { World } from '../world/World.ts'
import { standingStatuses } from './standings.ts'

/** After sending, both people in Finance have the lesson, and neither has opened it. */
export function putTraining(world: World, { trainingId, is }: StateParams<'a training'>): void {
  const isSent = is === 'active' || is === 'completed'
  const send = world.clock.after(isSent ? -7 * dayMs : 7 * dayMs)
  const deliveredAt = world.clock.after(-9 * dayMs)
  const finance = known.lists[0].id
  world.campaigns.trainings.put(
    aTrainingRow({
      id: trainingId,
      companyId: known.id,
      name: 'Passwords',
      status: standingStatuses[is],
      created: deliveredAt,
      updated: deliveredAt,
      userLists: [finance],
      deliveries: [
        aDeliveryRow({
          eventId: trainingId,
          send,
          sent: isSent ? send : null,
          subjects: [libraryIds.subject],
        }),
      ],
    }),
  )
  const people = [...world.getEmployeeTable(known.id).values()].filter(({ lists }) => lists.includes(finance))
  for (const [index, { id: employeeId }] of people.entries()) {
    world.campaigns.lessons.put(
      aLessonRow({
        id: trainingId * 10 + index,
        trainingId,
        employeeId,
        eventId: trainingId,
        subjectId: libraryIds.subject,
        delivered: isSent ? send : null,
      }),
    )
  }
}
