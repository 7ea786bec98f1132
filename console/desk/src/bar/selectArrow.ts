const arrowSvg =
  "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='#7d8796' stroke-width='1.75'><path d='m4.5 6.5 3.5 3.5 3.5-3.5'/></svg>"

const SELECT_ARROW = `url("data:image/svg+xml,${encodeURIComponent(arrowSvg)}")`

/** For style sheets; must follow a rule's `background`. */
export const selectArrowCss = `appearance: none; background-image: ${SELECT_ARROW}; background-repeat: no-repeat; background-position: right 8px center`
