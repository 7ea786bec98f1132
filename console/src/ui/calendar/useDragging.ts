import { type DragEvent, useState } from 'react'
import type { DayEvent } from './types.ts'

type Options = {
  onMove: ((id: string, day: string) => boolean) | undefined
  moveProblem: ((id: string, day: string) => string | null) | undefined
}

type DragState = { event: DayEvent; problems: Map<string, string | null> }

export function useDragging({ onMove, moveProblem }: Options) {
  const [dragged, setDragged] = useState<DragState | undefined>(undefined)
  const [overDay, setOverDay] = useState<string | undefined>(undefined)

  function stopDragging() {
    setDragged(undefined)
    setOverDay(undefined)
  }

  // On a new day, `dragenter` fires before the previous day's `dragleave`.
  const handleLeave = (day: string) =>
    setOverDay((currentDay) => (currentDay === day ? undefined : currentDay))

  function getProblem(day: string, { event, problems }: DragState): string | null {
    const cachedProblem = problems.get(day)
    if (cachedProblem !== undefined) return cachedProblem
    const problem = moveProblem?.(event.id, day) ?? null
    problems.set(day, problem)
    return problem
  }

  function getDropTarget(day: string) {
    if (!dragged || dragged.event.day === day) return { cell: {}, why: undefined }
    const problem = getProblem(day, dragged)
    const isDropTarget = overDay === day
    return {
      why: isDropTarget && problem !== null ? problem : undefined,
      cell: {
        'data-over': (isDropTarget && problem === null) || undefined,
        'data-closed': problem !== null || undefined,
        // Some browsers fire only `dragenter` over places that don't allow a drop.
        onDragEnter: () => setOverDay(day),
        onDragOver: (event: DragEvent) => {
          if (problem === null) event.preventDefault()
          setOverDay(day)
        },
        onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) handleLeave(day)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          if (problem === null) onMove?.(dragged.event.id, day)
          stopDragging()
        },
      },
    }
  }

  const start = (event: DayEvent) => setDragged({ event, problems: new Map() })
  return { start, stop: stopDragging, target: getDropTarget }
}
