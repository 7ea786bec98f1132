import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react'
import { announce, QUIET_DELAY_MS, type Urgency } from '../../lib/announcer/announce.ts'
import { readText } from '../../lib/announcer/readText.ts'

/** Announces an element's text when it changes and, with `isNew`, when the element appears. */
export function useAnnouncedText<Target extends HTMLElement>(
  options: { isNew?: boolean; urgency?: Urgency } = {},
): Ref<Target> {
  const { isNew = false, urgency = 'polite' } = options
  const ref = useRef<Target | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let lastText = readText(element)
    let timer: ReturnType<typeof setTimeout> | undefined
    if (isNew) announce(lastText, urgency)
    const announceChange = () => {
      const text = readText(element)
      if (text === lastText || element.matches('[aria-busy=true]')) return
      lastText = text
      announce(text, urgency)
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(announceChange, QUIET_DELAY_MS)
    })
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy'],
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isNew, urgency])
  return ref
}

type Props = HTMLAttributes<HTMLElement> & { isNew?: boolean; inline?: boolean }

export function Announced({ isNew = false, inline = false, ...rest }: Props) {
  const Tag = inline ? 'span' : 'div'
  return <Tag {...rest} ref={useAnnouncedText<HTMLDivElement>({ isNew })} />
}
