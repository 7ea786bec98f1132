import { type DragEvent, useState } from 'react'
import type { DayEvent } from './types.ts'

type Options = {
  onMove: ((id: string, day: string) => boolean) | undefined
  moveProblem: ((id: string, day: string) => string | null) | undefined
}

type Dragged = { event: DayEvent; problems: Map<string, string | null> }

export function useDragging({ onMove, moveProblem }: Options) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined)
  const [over, setOver] = useState<string | undefined>(undefined)

  function stop() {
    setDragged(undefined)
    setOver(undefined)
  }

  // On a new day, `dragenter` fires before the previous day's `dragleave`.
  const left = (day: string) => setOver((now) => (now === day ? undefined : now))

  function problemOn(day: string, { event, problems }: Dragged): string | null {
    const known = problems.get(day)
    if (known !== undefined) return known
    const problem = moveProblem?.(event.id, day) ?? null
    problems.set(day, problem)
    return problem
  }

  function target(day: string) {
    if (!dragged || dragged.event.day === day) return { cell: {}, why: undefined }
    const problem = problemOn(day, dragged)
    const isOver = over === day
    return {
      why: isOver && problem !== null ? problem : undefined,
      cell: {
        'data-over': (isOver && problem === null) || undefined,
        'data-closed': problem !== null || undefined,
        // Some browsers fire only `dragenter` over places that don't allow a drop.
        onDragEnter: () => setOver(day),
        onDragOver: (event: DragEvent) => {
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
