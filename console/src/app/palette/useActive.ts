import { type KeyboardEvent, useEffect, useState } from 'react'

const findOptions = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

function next(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return count - 1
  if (key === 'PageUp') return 0
  return undefined
}

export function useActive(list: HTMLElement | null) {
  const [asked, setAsked] = useState<string | null>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    if (!list) return
    const look = () => setIds(findOptions(list).map(({ id }) => id))
    const observer = new MutationObserver(look)
    observer.observe(list, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [list])
  const id = asked !== null && ids.includes(asked) ? asked : (ids[0] ?? null)
  const current = () => findOptions(list).find((option) => option.id === id)
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const options = findOptions(list)
    if (event.key === 'Enter') {
      event.preventDefault()
      current()?.click()
      return true
    }
    if (options.length === 0) return false
    const at = next(
      event.key,
      Math.max(
        0,
        options.findIndex((option) => option.id === id),
      ),
      options.length,
    )
    if (at === undefined) return false
    event.preventDefault()
    const option = options[at]
    if (option) {
      setAsked(option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
    return true
  }
  return { id, set: setAsked, current, onKeyDown }
}

export type ActiveOption = ReturnType<typeof useActive>
