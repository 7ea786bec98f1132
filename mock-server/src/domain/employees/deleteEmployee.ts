import type { EmployeeRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** Also deletes the person's results: figures never include deleted people. */
export function deleteEmployee(world: World, { id }: EmployeeRow): void {
  const { lessons, lessonsByEmployee, lessonVisits, results, resultsByEmployee, sittings } = world.campaigns
  for (const lesson of lessonsByEmployee.get(id)) {
    lessonVisits.remove(lesson.id)
    lessons.remove(lesson.id)
  }
  for (const result of resultsByEmployee.get(id)) {
    sittings.remove(result.id)
    results.remove(result.id)
  }
  world.employees.remove(id)
}
