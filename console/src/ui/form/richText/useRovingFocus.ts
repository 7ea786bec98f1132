import { type KeyboardEvent, useState } from 'react'

const TOOL = 'button[data-tool]'

/** Roving tabindex, as in WAI-ARIA's toolbar pattern. */
export function useRovingFocus() {
  const [active, setActive] = useState<string | undefined>(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(TOOL)]
    const at = tools.indexOf(event.target as HTMLElement)
    const last = tools.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tool = at === -1 || to === undefined ? undefined : tools[to]
    if (!tool) return
    event.preventDefault()
    tool.focus()
  }
  return {
    onKeyDown,
    tool: (key: string, isFirst = false) => ({
      'data-tool': key,
      tabIndex: active === key || (active === undefined && isFirst) ? 0 : -1,
      onFocus: () => setActive(key),
    }),
  }
}
