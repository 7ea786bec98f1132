import { deliveriesOf, sameValue, type Training, trainingScheduleType } from '@heed/contracts'
import { inOrder, shape } from './deliveries/deliveries.ts'
import { type SaveFacts, toSave } from './toSave.ts'
import { type TrainingValues, valuesOf } from './values.ts'

export function holds(saved: Training, sent: TrainingValues, facts: SaveFacts): boolean {
  const held = valuesOf(saved, facts)
  const isPlanned = sent.scheduleType === trainingScheduleType.future
  return (
    sameValue(chosen(toSave(held, facts)), chosen(toSave(sent, facts))) &&
    (!isPlanned || sameValue(shapes(held.deliveries ?? []), shapes(deliveriesOf(toSave(sent, facts).events))))
  )
}

/** Ignores values that the server assigns: ids, and dates when no delivery is planned. */
const chosen = ({ events: _, userLists, ...form }: ReturnType<typeof toSave>) => ({
  ...form,
  userLists: userLists.toSorted((one, other) => one - other),
})

const shapes = (deliveries: Parameters<typeof inOrder>[0]) => inOrder(deliveries).map(shape)
