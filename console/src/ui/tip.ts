/** Hints for sighted users only; Tips shows a hint on hover and focus. */
export const tip = (text: string | undefined) => (text ? { 'data-tip': text } : {})

export const reason = (text: string | undefined) => (text ? { ...tip(text), 'aria-description': text } : {})
