/** Hints for sighted users only; Tooltips shows them on hover and focus. */
export const getTooltipProps = (text: string | undefined) => (text ? { 'data-tip': text } : {})

export const getReasonProps = (text: string | undefined) =>
  text ? { ...getTooltipProps(text), 'aria-description': text } : {}
