/** What is shown of a control, or of what stands around it, on pointing and on focus (Tips); for eyes alone. */
export const tip = (text: string | undefined) => (text ? { 'data-tip': text } : {})

/** Why a control is refused, or what else is to be known of it; the control keeps its own name. */
export const reason = (text: string | undefined) => (text ? { ...tip(text), 'aria-description': text } : {})
