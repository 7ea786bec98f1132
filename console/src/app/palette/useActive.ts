import { type KeyboardEvent, useEffect, useState } from 'react'

const findOptions = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'PageDown') return count - 1
  if (key === 'PageUp') return 0
  return undefined
}

export function useActiveOption(list: HTMLElement | null) {
  const [requestedId, setRequestedId] = useState<string | null>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    if (!list) return
    const updateIds = () => setIds(findOptions(list).map(({ id }) => id))
    const observer = new MutationObserver(updateIds)
    observer.observe(list, { childList: true, subtree: true })
    updateIds()
    return () => observer.disconnect()
  }, [list])
  const id = requestedId !== null && ids.includes(requestedId) ? requestedId : (ids[0] ?? null)
  const findCurrentOption = () => findOptions(list).find((option) => option.id === id)
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const options = findOptions(list)
    if (event.key === 'Enter') {
      event.preventDefault()
      findCurrentOption()?.click()
      return true
    }
    if (options.length === 0) return false
    const nextIndex = getNextIndex(
      event.key,
      Math.max(
        0,
        options.findIndex((option) => option.id === id),
      ),
      options.length,
    )
    if (nextIndex === undefined) return false
    event.preventDefault()
    const option = options[nextIndex]
    if (option) {
      setRequestedId(option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
    return true
  }
  return { id, count: ids.length, set: setRequestedId, current: findCurrentOption, onKeyDown }
}

export type ActiveOption = ReturnType<typeof useActiveOption>
