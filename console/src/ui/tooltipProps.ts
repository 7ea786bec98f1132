/** Hints for sighted users only; Tooltips shows them on hover and focus. */
export const tooltipProps = (text: string | undefined) => (text ? { 'data-tip': text } : {})

export const reasonProps = (text: string | undefined) =>
  text ? { ...tooltipProps(text), 'aria-description': text } : {}
