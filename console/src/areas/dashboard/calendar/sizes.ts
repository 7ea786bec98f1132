/** Weekdays and six weeks, px. */
export const GRID_HEIGHT_PX = 258

/** Number of deliveries that the list has room for before it grows. */
export const LIST_ROWS = 3
