import { type DragEvent, useState } from 'react'
import type { DayEvent } from './types.ts'

type Options = {
  onMove: ((id: string, day: string) => boolean) | undefined
  moveProblem: ((id: string, day: string) => string | null) | undefined
}

/** Asked once for each day while something is dragged. */
type Dragged = { event: DayEvent; problems: Map<string, string | null> }

/** What is dragged through the days of a calendar, and which of them take it. */
export function useDragging({ onMove, moveProblem }: Options) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined)
  const [over, setOver] = useState<string | undefined>(undefined)

  function stop() {
    setDragged(undefined)
    setOver(undefined)
  }

  // The day that is entered is told before the one that is left.
  const left = (day: string) => setOver((now) => (now === day ? undefined : now))

  /** Why a day does not take what is dragged; null where it does. */
  function problemOn(day: string, { event, problems }: Dragged): string | null {
    const known = problems.get(day)
    if (known !== undefined) return known
    const problem = moveProblem?.(event.id, day) ?? null
    problems.set(day, problem)
    return problem
  }

  /** Where what is dragged may be put down, or why not there; it may stay where it is. */
  function target(day: string) {
    if (!dragged || dragged.event.day === day) return { cell: {}, why: undefined }
    const problem = problemOn(day, dragged)
    const isOver = over === day
    return {
      why: isOver && problem !== null ? problem : undefined,
      cell: {
        'data-over': (isOver && problem === null) || undefined,
        'data-closed': problem !== null || undefined,
        // Where nothing may be put down, some browsers tell of nothing but this.
        onDragEnter: () => setOver(day),
        onDragOver: (event: DragEvent) => {
          // What is not prevented shows that nothing can be put down here.
          if (problem === null) event.preventDefault()
          setOver(day)
        },
        onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) left(day)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          if (problem === null) onMove?.(dragged.event.id, day)
          stop()
        },
      },
    }
  }

  const start = (event: DayEvent) => setDragged({ event, problems: new Map() })
  return { start, stop, target }
}
