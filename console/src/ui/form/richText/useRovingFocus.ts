import { type KeyboardEvent, useState } from 'react'

const TOOL_SELECTOR = 'button[data-tool]'

/** Roving tabindex, as in WAI-ARIA's toolbar pattern. */
export function useRovingFocus() {
  const [active, setActive] = useState<string | undefined>(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(TOOL_SELECTOR)]
    const index = tools.indexOf(event.target as HTMLElement)
    const lastIndex = tools.length - 1
    const targetIndex = {
      ArrowRight: index === lastIndex ? 0 : index + 1,
      ArrowLeft: index === 0 ? lastIndex : index - 1,
      Home: 0,
      End: lastIndex,
    }[event.key]
    const tool = index === -1 || targetIndex === undefined ? undefined : tools[targetIndex]
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
