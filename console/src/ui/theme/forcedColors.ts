export const FORCED_COLORS_QUERY = '@media (forced-colors: active)'

/** Keeps colours that carry data, with an outline in case the colour resembles the canvas. */
export const dataColorStyles = {
  [FORCED_COLORS_QUERY]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: -1 },
} as const

export const meterTrackStyles = {
  [FORCED_COLORS_QUERY]: {
    outline: '1px solid CanvasText',
    '& > *, &::after': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
} as const

/** A frame drawn without taking room. Frames of 2 px mark what is selected. */
export const getFrameStyles = (color: string, widthPx: 1 | 2 = 1) => ({
  boxShadow: `inset 0 0 0 ${String(widthPx)}px ${color}`,
  [FORCED_COLORS_QUERY]: {
    outline: `${String(widthPx)}px solid ${widthPx === 2 ? 'Highlight' : 'CanvasText'}`,
    outlineOffset: -widthPx,
  },
})

const SELECTED =
  ':is(a, button, li)[aria-current]:not([aria-current="false"]), [aria-pressed="true"], :is([role=tab], [role=option], [role=gridcell], button)[aria-selected="true"], [role=menuitemradio][aria-checked="true"], .MuiMenuItem-root.Mui-selected, label[data-segment]:has(:checked)'

const DISABLED =
  ':disabled, [aria-disabled="true"], .Mui-disabled, label:has(> :disabled, > [aria-disabled="true"])'

/** One sheet for all controls; important, because components' own rules are more specific. */
export const forcedColorStyles = `
${FORCED_COLORS_QUERY} {
  body :focus-visible { outline-color: Highlight !important }
  body .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline,
  body .Mui-focused .MuiPickersOutlinedInput-notchedOutline { border-color: Highlight !important }
  body .MuiButton-contained { border: 1px solid ButtonText }
  body :is(.MuiPaper-root, [role=tooltip], [role=dialog], [role=note]) { outline: 1px solid CanvasText; outline-offset: -1px }
  body :is(${SELECTED}) { forced-color-adjust: none; background-color: Highlight !important; border-color: Highlight !important }
  body :is(${SELECTED}), body :is(${SELECTED}) :not([data-heat]) { color: HighlightText !important }
  body :is(${SELECTED}) * { background-color: transparent !important }
  body :is(${SELECTED}):focus-visible { outline: 2px solid HighlightText; outline-offset: -4px }
  body [role=option].Mui-focused { outline: 2px solid Highlight; outline-offset: -2px }
  body [role=option][aria-selected="true"].Mui-focused { outline: 2px solid HighlightText; outline-offset: -4px }
  body :is(tr, [role=row]):has(> :is(td, [role=cell]) :is(input[type=checkbox]:checked)) { outline: 2px solid Highlight; outline-offset: -2px }
  body :is(${DISABLED}) { color: GrayText !important; border-color: GrayText !important; opacity: 1 !important }
  body :is(${DISABLED}) svg { color: GrayText !important }
  body .MuiSwitch-track { border: 1px solid ButtonText; box-sizing: border-box; opacity: 1 !important }
  body .MuiSwitch-thumb { forced-color-adjust: none; box-sizing: border-box; border: 2px solid ButtonText; background-color: Canvas }
  body .Mui-checked + .MuiSwitch-track { forced-color-adjust: none; background-color: Highlight !important; border-color: Highlight !important }
  body .Mui-checked > .MuiSwitch-thumb { border-color: Highlight; background-color: HighlightText }
  body .Mui-disabled > .MuiSwitch-thumb { border-color: GrayText }
  body .MuiLinearProgress-root { outline: 1px solid CanvasText }
  body .MuiLinearProgress-bar { forced-color-adjust: none; background-color: Highlight !important }
  body .MuiSlider-track, body .MuiSlider-thumb { forced-color-adjust: none; background-color: Highlight !important; border-color: Highlight !important }
  body .MuiSlider-rail { border: 1px solid ButtonText; opacity: 1 !important }
  body .MuiSkeleton-root { outline: 1px solid GrayText; outline-offset: -1px }
}`
